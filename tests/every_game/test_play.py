"""Every game, played at random: it ends, nothing is made or lost, copies are separate, and the same seed is the same play."""

from __future__ import annotations

from foldtable.core.pack import digest
from tests.every_game.tables import Table, at_every_table, lively, play_on, sown
from tests.marks import plain_too, soak


@plain_too
@at_every_table
def test_random_play_ends_and_all_stands_right_on_the_way(table: Table) -> None:
    for seed in range(3):
        check_a_play(table, seed)


@soak
@at_every_table
def test_random_play_ends_many_times(table: Table) -> None:
    for seed in range(100, 400):
        check_a_play(table, seed)


def check_a_play(table: Table, seed: int) -> None:
    for game in table.walk(seed):
        assert game.faults() == []
        assert game.losses() == []
        if game.is_over():
            break
        ask = game.ask()
        assert 0 <= ask.seat < game.seats
        assert ask.question()
        assert game.options(), f"{ask.question()} offers nothing"
        assert game.outcome is None
    outcome = game.outcome
    assert outcome is not None and outcome.reason
    assert outcome.winners == sorted(set(outcome.winners)) and set(outcome.winners) <= set(range(game.seats))
    assert all(len(line.values) == game.seats for line in outcome.lines)
    worth = [game.value_for(seat) for seat in range(game.seats)]
    assert all(0 <= value <= 1 for value in worth) and sum(worth) <= 1.000001
    assert game.asked() == -1


@plain_too
@at_every_table
def test_the_same_seed_is_the_same_play(table: Table) -> None:
    digests = [[digest(table.box, game) for game in table.walk(seed=5)] for _ in range(2)]
    assert digests[0] == digests[1]
    others = [digest(table.box, game) for game in table.walk(seed=6)]
    assert others != digests[0], "and another seed is another"


@plain_too
@at_every_table
def test_a_copy_plays_on_exactly_alike_and_leaves_the_original_untouched(table: Table) -> None:
    for number, game in enumerate(table.walk(seed=11, every=17)):
        if game.is_over():
            break
        before, dice = digest(table.box, game), game.chance.state()
        copy, another = game.copy(), game.copy()
        assert digest(table.box, copy) == before
        ends = []
        for one in (copy, another):
            digests: list[str] = []
            play_on(one, number, lambda g, digests=digests: digests.append(digest(table.box, g)), most=60)  # type: ignore[misc]
            ends.append(digests)
        assert ends[0] == ends[1]
        assert (digest(table.box, game), game.chance.state()) == (before, dice), "the original doesn't notice"


@plain_too
@at_every_table
def test_earlier_copies_keep_their_digest_while_play_goes_on(table: Table) -> None:
    kept = []
    game = table.deal(seed=12)
    rng = sown(12)
    while not game.is_over():
        kept.append((game.copy(), digest(table.box, game)))
        game.follow(lively(game, rng))
    assert [digest(table.box, copy) for copy, _ in kept] == [as_it_was for _, as_it_was in kept]
    assert all(copy.outcome is None for copy, _ in kept)


@at_every_table
def test_the_original_stays_as_it_is_while_copies_of_copies_play(table: Table) -> None:
    game = table.deal(seed=13)
    before = digest(table.box, game)
    while not game.is_over() and game.decisions < 40:
        child = game.copy()
        child.follow(lively(child, sown(int(child.decisions))))
        assert digest(table.box, game) == before
        game, before = child, digest(table.box, child)


@at_every_table
def test_listening_changes_nothing(table: Table) -> None:
    """Told and untold, the play is the same: events only say what happens."""
    from foldtable.core.events import Herald  # noqa: PLC0415

    told = table.box.setup(table.seats, table.settings)
    told.chance.seed(14)
    told.listen(Herald())
    told.run()
    untold = table.deal(seed=14)
    for game in (told, untold):
        play_on(game, 14)
    assert digest(table.box, told) == digest(table.box, untold)
    assert told.chance.state() == untold.chance.state()

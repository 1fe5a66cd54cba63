### Що каже лабораторія, українською. Решта слів столу — у foldtable/locale/.

command-match = звести ботів між собою багато разів і побачити, хто сильніший
help-match-game = гра, в яку грати
help-match-bots = боти за столом, на ім’я, через кому; якщо місць більше, то знову з початку
help-match-games = скільки ігор; без цього — 100
help-match-seats = скільки місць; без цього — як зазвичай у цій грі
help-match-option = налаштування гри з тих, що показує foldtable games GAME; можна давати кілька разів
help-match-seed = будь-яке слово; те саме слово дає ті самі ігри на кожній машині
help-match-jobs = скільки процесів грає; без цього — по одному на ядро
help-match-json = надрукувати числа як JSON

command-bench = виміряти, наскільки швидка гра тут, скомпільована та звичайна
help-bench-game = гра, яку міряти
help-bench-seats = міряти лише за такої кількості місць
help-bench-option = налаштування гри з тих, що показує foldtable games GAME; можна давати кілька разів
help-bench-seconds = скільки приблизно секунд це може тривати загалом
help-bench-json = надрукувати числа як JSON

## foldtable match

match-about =
    { $games ->
        [one] { $game }, місць: { $seats }, { $games } гра, зерно { $seed }
        [few] { $game }, місць: { $seats }, { $games } гри, зерно { $seed }
       *[many] { $game }, місць: { $seats }, { $games } ігор, зерно { $seed }
    }
match-bot = бот
match-seats = місць
match-wins = виграв
match-shared = разом
match-share = частка перемог (95 %)
match-score = очки
match-time = рішення
match-even = Рівна частка — { $share } %. Спільна перемога рахується частинами; кожну роздачу зіграно по разу з кожного місця.
match-length = Гра триває в середньому стільки рішень: { $decisions }. Закінчувалися так:

## foldtable bench

bench-about = { $game }, Foldtable { $version }, { $python }
bench-machine =
    { $cores ->
        [one] { $machine }, { $system }, { $cores } ядро
        [few] { $machine }, { $system }, { $cores } ядра
       *[many] { $machine }, { $system }, { $cores } ядер
    }
bench-how = Скомпільоване та звичайне по черзі, на одному ядрі; час процесора, медіани. Відношення каже, у скільки разів скомпільоване швидше.
bench-plain-only = Лише звичайне: скомпільованого тут нема (його робить make build). Час процесора, медіани.
bench-seats =
    { $seats ->
        [one] { $seats } місце
        [few] { $seats } місця
       *[many] { $seats } місць
    }
bench-compiled = скомпільоване
bench-plain = звичайне
bench-ratio = відношення
bench-decisions = випадкові рішення
bench-games = випадкові ігри
bench-options = перелік варіантів
bench-copy = копія
bench-redeal = роздати наново
bench-hint = оцінка
bench-view = вид
bench-view-data = вид як дані
bench-scene = сцена
bench-scene-data = сцена як дані
bench-pack = запакувати
bench-unpack = розпакувати
bench-digest = відбиток
bench-greedy = рішення бота greedy

/** Moves what moved: a copy of each thing flies from where it lay to where it lies now. */

import type { Flight, Place } from "../scene/moves";

const TIME = 340;
const APART = 45; // between things that set off together
const LONGEST = 520;

const quoted = (text: string): string => CSS.escape(text);

function find(root: HTMLElement, place: Place): HTMLElement | null {
  return (
    root.querySelector<HTMLElement>(`[data-at="${quoted(`${place.surface}/${place.spot}`)}"]`) ??
    root.querySelector<HTMLElement>(`[data-surface="${quoted(place.surface)}"]`) ??
    null
  );
}

function pieceIn(root: HTMLElement, place: Place, word: string): HTMLElement | null {
  const at = find(root, place);
  if (!at) return null;
  return at.querySelector<HTMLElement>(`[data-piece="${quoted(word)}"]`) ?? at.querySelector<HTMLElement>("[data-piece]") ?? at;
}

interface Ready {
  flight: Flight;
  from: DOMRect | undefined;
  copy: HTMLElement | undefined;
}

const running = new Set<() => void>();

/** What is moving arrives at once. */
export function hasten(): void {
  for (const finish of [...running]) finish();
}

export async function fly(root: HTMLElement, layer: HTMLElement, flights: readonly Flight[], show: () => void, settle: () => Promise<void>, pace: number): Promise<void> {
  const ready: Ready[] = flights.map((flight) => {
    const from = flight.from && pieceIn(root, flight.from, flight.piece.word);
    return { flight, from: from?.getBoundingClientRect(), copy: from && from.dataset["piece"] !== undefined ? copyOf(from) : undefined };
  });
  show();
  await settle();
  const arrivals: Animation[] = [];
  const clones: HTMLElement[] = [];
  ready.forEach(({ flight, from, copy }, i) => {
    const target = flight.to && pieceIn(root, flight.to, flight.piece.word);
    const to = target?.getBoundingClientRect();
    const delay = Math.min(i * APART, LONGEST - TIME) * pace;
    const timing: KeyframeAnimationOptions = { duration: TIME * pace, delay, easing: "cubic-bezier(.3,.1,.2,1)", fill: "backwards" };
    if (!to || !target) {
      if (from && copy) {
        place(layer, copy, from);
        clones.push(copy);
        arrivals.push(copy.animate([{ opacity: 1 }, { opacity: 0, transform: "scale(.7)" }], { ...timing, fill: "both" }));
      }
      return;
    }
    if (!from) {
      const lands = flight.piece.kind === "cube" || flight.piece.kind === "die" || flight.piece.kind === "coin";
      arrivals.push(
        target.animate(
          lands
            ? [{ transform: "translate(-40px, -140px) rotate(-260deg) scale(2)", opacity: 0 }, { transform: "translate(0, 4px) rotate(10deg) scale(.94)", opacity: 1, offset: 0.75 }, { transform: "none", opacity: 1 }]
            : [{ opacity: 0, transform: "scale(.6)" }, { opacity: 1, transform: "none" }],
          timing,
        ),
      );
      return;
    }
    const isPiece = target.dataset["piece"] !== undefined;
    const flown = isPiece ? copyOf(target) : (copy ?? copyOf(target));
    place(layer, flown, isPiece ? to : from);
    clones.push(flown);
    const end = isPiece ? to : new DOMRect(to.x + to.width / 2 - from.width / 4, to.y + to.height / 2 - from.height / 4, from.width / 2, from.height / 2);
    const base = isPiece ? to : from;
    const shift = (box: DOMRect): string => `translate(${box.x - base.x}px, ${box.y - base.y}px) scale(${box.width / base.width || 1}, ${box.height / base.height || 1})`;
    const turned = Boolean(flight.piece.down) !== Boolean(copy?.querySelector(".back")) && copy !== undefined;
    const middle = new DOMRect((from.x + end.x) / 2, (from.y + end.y) / 2 - Math.min(60, Math.abs(from.x - end.x) / 6 + 14), (from.width + end.width) / 2 * 1.06, (from.height + end.height) / 2 * 1.06);
    arrivals.push(
      flown.animate([{ transform: shift(from) }, { transform: `${shift(middle)}${turned ? " rotateY(90deg)" : ""}`, offset: 0.5 }, { transform: shift(end), ...(isPiece ? {} : { opacity: 0 }) }], { ...timing, fill: "both" }),
    );
    if (isPiece) arrivals.push(target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: (timing.duration as number) + delay }));
  });
  const finish = (): void => arrivals.forEach((one) => one.finish());
  running.add(finish);
  await Promise.allSettled(arrivals.map((one) => one.finished));
  running.delete(finish);
  clones.forEach((clone) => clone.remove());
}

function copyOf(node: HTMLElement): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-piece");
  copy.querySelectorAll("[data-piece], [data-at], [id]").forEach((inner) => {
    inner.removeAttribute("data-piece");
    inner.removeAttribute("data-at");
    inner.removeAttribute("id");
  });
  const style = getComputedStyle(node);
  for (const name of ["--u", "--cw", "--tone"]) copy.style.setProperty(name, style.getPropertyValue(name));
  return copy;
}

function place(layer: HTMLElement, copy: HTMLElement, at: DOMRect): void {
  Object.assign(copy.style, { position: "fixed", inset: "auto", left: `${at.x}px`, top: `${at.y}px`, width: `${at.width}px`, height: `${at.height}px`, margin: "0", translate: "none", aspectRatio: "auto", transformOrigin: "0 0", pointerEvents: "none" });
  copy.setAttribute("aria-hidden", "true");
  layer.append(copy);
}

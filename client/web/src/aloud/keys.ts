/** Arrow keys lead from thing to thing as they lie on the screen, whatever surface they are on. */

const STOPS = "[data-target]:not([disabled])";

/** The nearest thing in a direction: straight on counts more than aside. */
export function nearest(from: DOMRect, all: readonly DOMRect[], direction: string): number {
  const cx = from.x + from.width / 2;
  const cy = from.y + from.height / 2;
  let best = -1;
  let least = Infinity;
  all.forEach((box, i) => {
    const dx = box.x + box.width / 2 - cx;
    const dy = box.y + box.height / 2 - cy;
    const [ahead, aside] = direction === "ArrowRight" ? [dx, dy] : direction === "ArrowLeft" ? [-dx, dy] : direction === "ArrowDown" ? [dy, dx] : [-dy, dx];
    if (ahead <= 2) return;
    const far = ahead + Math.abs(aside) * 2.4;
    if (far < least) {
      least = far;
      best = i;
    }
  });
  return best;
}

export function arrow(root: HTMLElement, direction: string): boolean {
  const stops = [...root.querySelectorAll<HTMLElement>(STOPS)].filter((one) => one.offsetParent !== null);
  if (stops.length === 0) return false;
  const here = document.activeElement instanceof HTMLElement && stops.includes(document.activeElement) ? document.activeElement : undefined;
  const next = here ? stops[nearest(here.getBoundingClientRect(), stops.map((one) => one.getBoundingClientRect()), direction)] : (stops.find((one) => one.tabIndex === 0) ?? stops[0]);
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return next !== undefined;
}

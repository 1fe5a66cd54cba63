/** Lines for the chart of how it went. Pure. */
import type { Chart } from "../wire/types";

export interface Line {
  seat: number;
  points: [x: number, y: number][];
}

/** One counter by seat, as points between 0 and 1; and the numbers that lie at the bottom and top. */
export function lines(chart: Chart, label: number): { lines: Line[]; low: number; high: number } {
  const all = chart.values.flatMap((moment) => moment.map((seat) => seat[label] ?? 0));
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const first = chart.at[0] ?? 0;
  const span = Math.max((chart.at.at(-1) ?? 0) - first, 1);
  const seats = chart.values[0]?.length ?? 0;
  return {
    low,
    high,
    lines: Array.from({ length: seats }, (_, seat) => ({
      seat,
      points: chart.at.map((at, i): [number, number] => [(at - first) / span, ((chart.values[i]?.[seat]?.[label] ?? 0) - low) / (high - low)]),
    })),
  };
}

/** Differences between two Scenes, as the server sends them: values set at paths. */

export type Path = (string | number)[];
export type Change = [path: Path, value: unknown] | [path: Path];

/** A new value with the changes made; what isn't touched is shared, so that what shows it needn't be drawn again. */
export function patched<T>(whole: T, changes: readonly Change[]): T {
  let made: unknown = whole;
  for (const change of changes) made = put(made, change[0], 0, change);
  return made as T;
}

function put(whole: unknown, path: Path, at: number, change: Change): unknown {
  if (at === path.length) return change[1];
  const key = path[at] as string | number;
  const isLast = at === path.length - 1;
  if (Array.isArray(whole)) {
    const made = [...whole] as unknown[];
    if (isLast && change.length === 1) made.splice(Number(key), 1);
    else made[Number(key)] = put(made[Number(key)], path, at + 1, change);
    return made;
  }
  const made: Record<string, unknown> = { ...(whole as Record<string, unknown>) };
  if (isLast && change.length === 1) delete made[key];
  else made[key] = put(made[key], path, at + 1, change);
  return made;
}

/** Just enough Markdown for rules: emphasis, code, lists, tables, blocks. It makes values, never HTML, so a rule can't run anything. */

export type Run = { text: string; strong?: boolean; slant?: boolean; code?: boolean; rule?: string };
export type Block = { kind: "text"; runs: Run[] } | { kind: "list"; items: Run[][]; ordered: boolean } | { kind: "table"; rows: Run[][][] } | { kind: "code"; text: string };

const RUN = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*\s][^*]*\*|\b[A-Z]{2,}-\d+\b)/;

export function runs(text: string): Run[] {
  return text
    .split(RUN)
    .filter((piece) => piece !== "")
    .map((piece): Run => {
      if (/^`.+`$/.test(piece)) return { text: piece.slice(1, -1), code: true };
      if (/^\*\*.+\*\*$/.test(piece)) return { text: piece.slice(2, -2), strong: true };
      if (/^\*.+\*$/.test(piece)) return { text: piece.slice(1, -1), slant: true };
      if (/^[A-Z]{2,}-\d+$/.test(piece)) return { text: piece, rule: piece };
      return { text: piece };
    });
}

const cells = (line: string): Run[][] => line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => runs(cell.trim()));

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  const lines = source.split("\n");
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] as string;
    if (line.trim() === "") {
      at += 1;
    } else if (line.trim().startsWith("```")) {
      const from = ++at;
      while (at < lines.length && !(lines[at] as string).trim().startsWith("```")) at += 1;
      found.push({ kind: "code", text: lines.slice(from, at).join("\n") });
      at += 1;
    } else if (line.trim().startsWith("|")) {
      const rows: Run[][][] = [];
      for (; at < lines.length && (lines[at] as string).trim().startsWith("|"); at += 1) if (!/^\s*\|[\s:|-]+\|\s*$/.test(lines[at] as string)) rows.push(cells(lines[at] as string));
      found.push({ kind: "table", rows });
    } else if (/^\s*([-*]|\d+\.) /.test(line)) {
      const ordered = /^\s*\d+\. /.test(line);
      const items: string[] = [];
      for (; at < lines.length && (lines[at] as string).trim() !== ""; at += 1) {
        const next = lines[at] as string;
        if (/^\s*([-*]|\d+\.) /.test(next)) items.push(next.replace(/^\s*([-*]|\d+\.) /, ""));
        else items.push((items.pop() ?? "") + " " + next.trim());
      }
      found.push({ kind: "list", items: items.map(runs), ordered });
    } else {
      const from = at;
      while (at < lines.length && (lines[at] as string).trim() !== "" && !/^\s*(\||```|[-*] |\d+\. )/.test(lines[at] as string)) at += 1;
      if (at === from) at += 1;
      found.push({ kind: "text", runs: runs(lines.slice(from, at).map((one) => one.trim()).join(" ")) });
    }
  }
  return found;
}

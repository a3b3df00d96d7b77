/** The lines of each file that a change adds, counted from one. */
export type AddedLines = ReadonlyMap<string, ReadonlySet<number>>;

export interface Place {
  readonly path: string;
  readonly from: number;
  readonly to: number;
}

export interface RepeatedBlock {
  readonly added: Place;
  readonly other: Place;
}

interface Line {
  readonly path: string;
  readonly number: number;
  readonly text: string;
}

const shortest = 6;

const closer = /^[\s()[\]{}<>/;,]*$/;

/** The lines that say something: no blank ones, closers, imports and passings on, white space as one space. */
function tellingLines(path: string, text: string): Line[] {
  const passedOn = text.replaceAll(
    /^(?:import\b[^;'"]*|export\s+(?:type\s+)?(?:\*[^;'"{]*|\{[^}]*\}\s*)from\s*)['"][^'"]*['"][^\n]*$/gm,
    (statement) => statement.replaceAll(/[^\n]/g, ''),
  );
  return passedOn
    .split('\n')
    .map((line, at) => ({ path, number: at + 1, text: line.trim().replaceAll(/\s+/g, ' ') }))
    .filter((line) => !closer.test(line.text));
}

function blockAt(lines: readonly Line[], at: number): string {
  return lines
    .slice(at, at + shortest)
    .map(({ text }) => text)
    .join('\n');
}

type IsAdded = (line: Line) => boolean;

interface Start {
  readonly lines: readonly Line[];
  readonly at: number;
}

function startsByBlock(files: readonly (readonly Line[])[]): Map<string, Start[]> {
  const starts = new Map<string, Start[]>();
  for (const lines of files) {
    for (let at = 0; at + shortest <= lines.length; at += 1) {
      const block = blockAt(lines, at);
      const known = starts.get(block);
      if (known === undefined) starts.set(block, [{ lines, at }]);
      else known.push({ lines, at });
    }
  }
  return starts;
}

function placeOf({ lines, at }: Start, length: number): Place | undefined {
  const first = lines[at];
  const last = lines[at + length - 1];
  return first && last && { path: first.path, from: first.number, to: last.number };
}

/** How many lines are alike from two starts on, without running one into the other. */
function lengthAlike(one: Start, other: Start, isAdded: IsAdded): number {
  const room = one.lines === other.lines ? Math.abs(one.at - other.at) : Infinity;
  let length = 0;
  for (; length < room; length += 1) {
    const line = one.lines[one.at + length];
    if (line === undefined || !isAdded(line) || line.text !== other.lines[other.at + length]?.text) break;
  }
  return length;
}

interface Match {
  readonly start: Start;
  readonly length: number;
}

function longestMatch(start: Start, others: readonly Start[], isAdded: IsAdded): Match | undefined {
  return others
    .filter((other) => other.lines !== start.lines || other.at !== start.at)
    .map((other) => ({ start: other, length: lengthAlike(start, other, isAdded) }))
    .filter(({ length }) => length >= shortest)
    .sort((one, other) => other.length - one.length)[0];
}

function blocksIn(
  lines: readonly Line[],
  starts: ReadonlyMap<string, Start[]>,
  isAdded: IsAdded,
): RepeatedBlock[] {
  const found: RepeatedBlock[] = [];
  for (let at = 0; at + shortest <= lines.length;) {
    const start = { lines, at };
    const match = longestMatch(start, starts.get(blockAt(lines, at)) ?? [], isAdded);
    const added = match && placeOf(start, match.length);
    const other = match && placeOf(match.start, match.length);
    if (added && other) found.push({ added, other });
    at += match?.length ?? 1;
  }
  return found;
}

function pairOf({ added, other }: RepeatedBlock): string {
  return [added, other]
    .map(({ path, from }) => `${path}:${String(from)}`)
    .sort()
    .join(' ');
}

/** Blocks of six telling lines or more that a change adds, and that stand a second time in the tree. */
export function repeatedBlocks(texts: ReadonlyMap<string, string>, added: AddedLines): RepeatedBlock[] {
  const isAdded: IsAdded = ({ path, number }) => added.get(path)?.has(number) ?? false;
  const files = [...texts].map(([path, text]) => tellingLines(path, text));
  const starts = startsByBlock(files);
  const found = files
    .filter((lines) => lines.some(isAdded))
    .flatMap((lines) => blocksIn(lines, starts, isAdded));
  return [...new Map(found.toReversed().map((block) => [pairOf(block), block])).values()].toReversed();
}

/** Pockets of the European wheel in the order in which they lie on it, clockwise from zero. */
export const pockets: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];

const reds: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);

export type PocketColour = 'GREEN' | 'RED' | 'BLACK';

export const colourOf = (pocket: number): PocketColour =>
  pocket === 0 ? 'GREEN' : reds.has(pocket) ? 'RED' : 'BLACK';

export interface RouletteBet {
  /** Such as `red` or `split-17-20`. */
  readonly id: string;
  readonly numbers: readonly number[];
  /** To one, beside the stake itself. */
  readonly pays: number;
}

const from = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const layout = from(1, 36);

const inside = (kind: string, pays: number, groups: readonly (readonly number[])[]): readonly RouletteBet[] =>
  groups.map((numbers) => ({ id: `${kind}-${numbers.join('-')}`, numbers, pays }));

/** The layout has twelve rows of three, so the number below is three more, and every third has none to its right. */
const hasRight = (number: number) => number % 3 !== 0;
const hasBelow = (number: number) => number <= 33;
const beginsRow = (number: number) => number % 3 === 1;

const outside = (id: string, pays: number, covers: (number: number) => boolean): RouletteBet => ({
  id,
  numbers: layout.filter(covers),
  pays,
});

const third = (number: number) => Math.ceil(number / 12);

export const rouletteBets: readonly RouletteBet[] = [
  ...inside(
    'straight',
    35,
    from(0, 36).map((number) => [number]),
  ),
  ...inside('split', 17, [
    ...[1, 2, 3].map((number) => [0, number]),
    ...layout.filter(hasRight).map((number) => [number, number + 1]),
    ...layout.filter(hasBelow).map((number) => [number, number + 3]),
  ]),
  ...inside('trio', 11, [
    [0, 1, 2],
    [0, 2, 3],
  ]),
  ...inside(
    'street',
    11,
    layout.filter(beginsRow).map((number) => from(number, number + 2)),
  ),
  ...inside('corner', 8, [
    from(0, 3),
    ...layout
      .filter((number) => hasRight(number) && hasBelow(number))
      .map((number) => [number, number + 1, number + 3, number + 4]),
  ]),
  ...inside(
    'line',
    5,
    layout
      .filter((number) => beginsRow(number) && hasBelow(number))
      .map((number) => from(number, number + 5)),
  ),
  ...[1, 2, 3].map((column) =>
    outside(`column-${String(column)}`, 2, (number) => (number - column) % 3 === 0),
  ),
  ...[1, 2, 3].map((dozen) => outside(`dozen-${String(dozen)}`, 2, (number) => third(number) === dozen)),
  outside('red', 1, (number) => colourOf(number) === 'RED'),
  outside('black', 1, (number) => colourOf(number) === 'BLACK'),
  outside('even', 1, (number) => number % 2 === 0),
  outside('odd', 1, (number) => number % 2 === 1),
  outside('low', 1, (number) => number <= 18),
  outside('high', 1, (number) => number > 18),
];

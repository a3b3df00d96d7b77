import { drawnOnce, fieldTable, returnOn } from '../field-game.ts';
import type { BetField, Chance } from '../field-game.ts';
import type { StudioModel } from '../model.ts';

/** The three dice, each from 1 to 6. */
export type Throw = readonly [number, number, number];

const faces = [1, 2, 3, 4, 5, 6];

const allThrows: readonly Throw[] = faces.flatMap((first) =>
  faces.flatMap((second) => faces.map((third): Throw => [first, second, third])),
);

/** Every throw of three dice is as likely as any other. */
export const sicBoChances = (): readonly Chance<Throw>[] => allThrows.map((result) => ({ result, ways: 1n }));

const totalOf = ([first, second, third]: Throw): number => first + second + third;
const isTriple = (dice: Throw): boolean => new Set(dice).size === 1;
const shows = (dice: Throw, face: number): number => dice.filter((die) => die === face).length;

const field = (id: string, name: string, pays: number, wins: (dice: Throw) => boolean): BetField<Throw> => ({
  ...{ id, name },
  pays: `${String(pays)} to 1`,
  back: (dice) => (wins(dice) ? 100 * (pays + 1) : 0),
});

const single = (face: number): BetField<Throw> => ({
  id: `single-${String(face)}`,
  name: `Number ${String(face)}`,
  pays: '1, 2 or 12 to 1',
  back: (dice) => [0, 200, 300, 1300][shows(dice, face)] ?? 0,
});

/** Totals with their pays; those between 9 and 12 have no field. */
const totals: readonly (readonly [total: number, pays: number])[] = [
  [4, 69],
  [5, 34],
  [6, 20],
  [7, 13],
  [8, 9],
  [13, 9],
  [14, 13],
  [15, 20],
  [16, 34],
  [17, 69],
];

export const sicBoFields: readonly BetField<Throw>[] = [
  field('small', 'Small, 4 to 10', 1, (dice) => totalOf(dice) <= 10 && !isTriple(dice)),
  field('big', 'Big, 11 to 17', 1, (dice) => totalOf(dice) >= 11 && !isTriple(dice)),
  field('odd', 'Odd', 1, (dice) => totalOf(dice) % 2 === 1 && !isTriple(dice)),
  field('even', 'Even', 1, (dice) => totalOf(dice) % 2 === 0 && !isTriple(dice)),
  field('triple', 'Any triple', 34, isTriple),
  ...faces.map((face) =>
    field(`triple-${String(face)}`, `Triple ${String(face)}`, 209, (dice) => shows(dice, face) === 3),
  ),
  ...faces.map((face) =>
    field(`double-${String(face)}`, `Double ${String(face)}`, 12, (dice) => shows(dice, face) >= 2),
  ),
  ...totals.map(([total, pays]) =>
    field(`total-${String(total)}`, `Total ${String(total)}`, pays, (dice) => totalOf(dice) === total),
  ),
  ...faces.flatMap((low) =>
    faces
      .filter((high) => high > low)
      .map((high) =>
        field(
          `pair-${String(low)}-${String(high)}`,
          `${String(low)} and ${String(high)}`,
          6,
          (dice) => dice.includes(low) && dice.includes(high),
        ),
      ),
  ),
  ...faces.map(single),
];

const table = fieldTable({
  fields: sicBoFields,
  unit: 1n,
  returnOf: (each) => returnOn(each, sicBoChances()),
});

export const sicBo: StudioModel = {
  id: 'SIC_BO',
  kind: 'SIC_BO',
  volatility: 'MEDIUM',
  rules: [
    'Three dice are thrown. Lay chips on as many fields as you like; each is won or lost on its own.',
    'Small and big, odd and even pay 1 to 1, and lose on three of a kind.',
    'Two numbers together pay 6 to 1, a double 12 to 1, any triple 34 to 1, a triple of one number 209 to 1.',
    'A total of 8 or 13 pays 9 to 1, 7 or 14 13 to 1, 6 or 15 20 to 1, 5 or 16 34 to 1, 4 or 17 69 to 1.',
    'A single number pays 1 to 1 when one die shows it, 2 to 1 for two and 12 to 1 for three.',
    'Doubles and single numbers return 96.30 %, every other field 97.22 %.',
  ],
  returnOf: 'on all but doubles and single numbers',
  exactReturn: () => table.returnOn('small'),
  staking: table.staking,
  stakesOf: table.stakesOf,
  table: { fields: table.shown() },
  play: drawnOnce(table, (draws) => {
    const result: Throw = [1 + draws.below(6), 1 + draws.below(6), 1 + draws.below(6)];
    return { result, shown: { dice: result, total: totalOf(result) } };
  }),
};

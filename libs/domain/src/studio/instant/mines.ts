import { money } from '../../money/index.ts';
import type { Minor } from '../../money/index.ts';
import { drawDistinct, waysToChoose } from '../distinct.ts';
import { stepwise } from '../model.ts';
import type { Json, RoundState, StudioModel } from '../model.ts';
import { rational } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { isMore } from '../rational-sums.ts';

const tiles = 25;

/** How many mines may be chosen. */
export const mineCounts = [1, 3, 5] as const;
export type MineCount = (typeof mineCounts)[number];

const isMineCount = (choice: Json): choice is MineCount => mineCounts.some((count) => count === choice);

/** What is paid for so many safe tiles, in hundredths of the stake: 97 of 100 of the fair pay, rounded down. */
export function paysFor(mines: MineCount, safe: number): bigint {
  return (97n * waysToChoose(tiles, safe)) / waysToChoose(tiles - mines, safe);
}

/** What is paid back on average to whoever means to cash out after so many safe tiles. */
export function returnFor(mines: MineCount, safe: number): Rational {
  const wins = waysToChoose(tiles - mines, safe);
  return rational(paysFor(mines, safe) * wins, 100n * waysToChoose(tiles, safe));
}

/** Of every number of mines and every tile to stop at. */
export const returns = (): readonly Rational[] =>
  mineCounts.flatMap((mines) =>
    Array.from({ length: tiles - mines }, (_, index) => returnFor(mines, index + 1)),
  );

const exactReturn = (): Rational =>
  returns().reduce((best, each) => (isMore(each, best) ? each : best), rational(0n));

interface Field {
  readonly stake: Minor;
  readonly mines: readonly number[];
  readonly count: MineCount;
  /** Numbers of the tiles that were revealed, in order. */
  readonly revealed: readonly number[];
  readonly cashedOut: boolean;
}

const hasBlown = ({ mines, revealed }: Field) => revealed.some((tile) => mines.includes(tile));
const isCleared = ({ count, revealed }: Field) => revealed.length === tiles - count;

const worth = ({ stake, count }: Field, safe: number): Minor =>
  safe === 0 ? money.zero : money.of((stake * paysFor(count, safe)) / 100n);

/** Tiles that can be revealed, by their numbers as text. */
const openTiles = ({ revealed }: Field): readonly string[] =>
  Array.from({ length: tiles }, (_, index) => index + 1)
    .filter((tile) => !revealed.includes(tile))
    .map((tile) => `REVEAL_${String(tile)}`);

function nextOf(field: Field): readonly string[] {
  if (hasBlown(field) || isCleared(field) || field.cashedOut) return [];
  return field.revealed.length === 0 ? openTiles(field) : ['CASH_OUT', ...openTiles(field)];
}

function act(field: Field, action: Json): Field | null {
  const chosen = nextOf(field).find((each) => each === action);
  if (chosen === undefined) return null;
  if (chosen === 'CASH_OUT') return { ...field, cashedOut: true };
  return { ...field, revealed: [...field.revealed, Number(chosen.slice('REVEAL_'.length))] };
}

function show(field: Field): RoundState {
  const next = nextOf(field);
  const over = next.length === 0;
  const blown = hasBlown(field);
  const safe = field.revealed.length;
  return {
    view: {
      count: field.count,
      revealed: field.revealed,
      blown,
      mines: over ? field.mines : null,
      worth: blown ? money.zero : worth(field, safe),
      worthNext: over ? null : worth(field, safe + 1),
    },
    next,
    stakes: [field.stake],
    payouts: over ? [blown ? money.zero : worth(field, safe)] : null,
  };
}

export const mines: StudioModel = {
  id: 'INSTANT_MINES',
  kind: 'INSTANT',
  volatility: 'HIGH',
  rules: [
    'Choose how many of the 25 tiles hide a mine: one, three or five. They are laid before your first tile.',
    'Each safe tile raises what the round is worth; cash out after any of them.',
    'A mine ends the round, and the stake is lost.',
    'Each pay is 97 of 100 of the fair one, rounded down to a hundredth of the stake.',
    'Whoever cashes out earlier is returned between 96.25 and 97.00 %, because pays are rounded down.',
  ],
  returnOf: 'to whoever reveals every safe tile',
  exactReturn,
  staking: 'RUNG',
  stakesOf: (ladder) => ladder.filter((stake) => stake % 100n === 0n),
  table: {
    tiles,
    counts: mineCounts.map((count) => ({
      count,
      hundredths: Array.from({ length: tiles - count }, (_, index) => Number(paysFor(count, index + 1))),
    })),
  },
  play: stepwise<Field>({
    begin: ({ stake, choice }, draws) =>
      isMineCount(choice)
        ? {
            stake,
            count: choice,
            mines: drawDistinct(draws, choice, tiles),
            revealed: [],
            cashedOut: false,
          }
        : null,
    act,
    show,
  }),
};

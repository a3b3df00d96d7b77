import { money } from '../../money/index.ts';
import { drawDistinct, waysToChoose } from '../distinct.ts';
import type { Draws } from '../fairness.ts';
import { singleStep } from '../model.ts';
import type { StudioModel } from '../model.ts';
import { rational } from '../rational.ts';
import type { Rational } from '../rational.ts';

const balls = 90;
const called = 50;
const rows = 3;
const columns = 9;
const inRow = 5;

/** What so many full lines pay, in stakes; three are a full house. */
const prizes = [
  { lines: 3, pays: 2500 },
  { lines: 2, pays: 30 },
  { lines: 1, pays: 5 },
] as const;

const paysFor = (lines: number): number => prizes.find((prize) => prize.lines === lines)?.pays ?? 0;

/** In how many calls of fifty balls so many given lines are full, whatever the others are. */
const callsWith = (lines: number): bigint => waysToChoose(balls - inRow * lines, called - inRow * lines);

/** In how many calls so many lines of a ticket are full and the others are not. */
export function callsFor(lines: 1 | 2 | 3): bigint {
  const [one, two, three] = [callsWith(1), callsWith(2), callsWith(3)];
  if (lines === 3) return three;
  return lines === 2 ? 3n * (two - three) : 3n * (one - 2n * two + three);
}

/** In closed form: the same for every ticket. */
function exactReturn(): Rational {
  const paid = prizes.reduce((sum, { lines, pays }) => sum + callsFor(lines) * BigInt(pays), 0n);
  return rational(paid, waysToChoose(balls, called));
}

/** The numbers of a column: the first has 1 to 9, the last 80 to 90. */
const rangeOf = (column: number) => ({
  least: column === 0 ? 1 : 10 * column,
  count: column === 0 ? 9 : column === columns - 1 ? 11 : 10,
});

/** Which columns each row has numbers in: five of nine, so that no column stays empty. */
function layout(draws: Draws): readonly (readonly number[])[] {
  for (;;) {
    const drawn = Array.from({ length: rows }, () => drawDistinct(draws, inRow, columns));
    if (new Set(drawn.flat()).size === columns) return drawn;
  }
}

/** A ticket row by row; 0 is a field without a number. Numbers rise down each column. */
export function ticketFrom(draws: Draws): readonly (readonly number[])[] {
  const places = layout(draws);
  const ticket = Array.from({ length: rows }, () => Array.from({ length: columns }, () => 0));
  for (let column = 0; column < columns; column += 1) {
    const { least, count } = rangeOf(column);
    const filled = ticket.filter((_, row) => places[row]?.includes(column + 1));
    const numbers = drawDistinct(draws, filled.length, count).toSorted((one, other) => one - other);
    for (const [index, row] of filled.entries()) row[column] = least - 1 + (numbers[index] ?? 0);
  }
  return ticket;
}

export const ninetyBallBingo: StudioModel = {
  id: 'BINGO_NINETY',
  kind: 'BINGO',
  volatility: 'MEDIUM',
  rules: [
    'A ticket has fifteen numbers from 1 to 90 in three lines of five. Each round deals you a new one.',
    'Fifty of the ninety balls are called. A full line wins, two win more, all fifteen are a full house.',
    'Only the highest prize is paid. Every ticket is as good as any other.',
  ],
  returnOf: null,
  exactReturn,
  staking: 'RUNG',
  stakesOf: (ladder) => ladder,
  table: { balls, called, prizes: prizes.map((prize) => ({ ...prize })) },
  play: singleStep(({ stake, choice }, draws) => {
    if (choice !== null) return null;
    const ticket = ticketFrom(draws);
    const drawn = drawDistinct(draws, called, balls);
    const full = ticket.map((row) => row.every((number) => number === 0 || drawn.includes(number)));
    const lines = full.filter(Boolean).length;
    return {
      payout: money.of(stake * BigInt(paysFor(lines))),
      view: { ticket, drawn, full, lines },
    };
  }),
};

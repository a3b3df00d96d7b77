import type { Draws } from '../fairness.ts';
import { betsShown, fieldTable, paidOn, returnOn } from '../field-game.ts';
import type { BetField, Chance } from '../field-game.ts';
import { stepwise } from '../model.ts';
import type { RoundState, StudioModel } from '../model.ts';
import type { Minor } from '../../money/index.ts';
import type { FieldStake } from '../spread.ts';

/** Two dice, each from 1 to 6. */
type Roll = readonly [number, number];

/** How a round ends for the line: the shooter wins, loses, or rolls the 12 that is barred. */
export type LineEnd = 'PASS' | 'DONT_PASS' | 'BARRED';

export interface CrapsResult {
  /** Total of the come-out roll. */
  readonly first: number;
  readonly line: LineEnd;
}

const totals = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Of the 36 ways in which two dice fall. */
const waysOf = (total: number): number => 6 - Math.abs(7 - total);

/** What the come-out roll decides; null when it sets a point. */
function lineAt(first: number): LineEnd | null {
  if (first === 7 || first === 11) return 'PASS';
  if (first === 2 || first === 3) return 'DONT_PASS';
  return first === 12 ? 'BARRED' : null;
}

/** Common denominator of the chances that a point comes before a seven, which are in 9, 10 and 11. */
const common = 990;

/** A point is made as often as it comes among itself and the six sevens. */
function chancesAt(first: number): readonly Chance<CrapsResult>[] {
  const ways = waysOf(first);
  const line = lineAt(first);
  if (line !== null) return [{ result: { first, line }, ways: BigInt(ways * common) }];
  const made = (ways * common) / (ways + waysOf(7));
  return [
    { result: { first, line: 'PASS' }, ways: BigInt(ways * made) },
    { result: { first, line: 'DONT_PASS' }, ways: BigInt(ways * (common - made)) },
  ];
}

export const crapsChances = (): readonly Chance<CrapsResult>[] => totals.flatMap(chancesAt);

const inField: ReadonlyMap<number, number> = new Map([
  [2, 300],
  [3, 200],
  [4, 200],
  [9, 200],
  [10, 200],
  [11, 200],
  [12, 400],
]);

const fields: readonly BetField<CrapsResult>[] = [
  { id: 'PASS', name: 'Pass line', pays: '1 to 1', back: ({ line }) => (line === 'PASS' ? 200 : 0) },
  {
    id: 'DONT_PASS',
    name: 'Don’t pass',
    pays: '1 to 1',
    back: ({ line }) => ({ PASS: 0, DONT_PASS: 200, BARRED: 100 })[line],
  },
  {
    id: 'FIELD',
    name: 'Field',
    pays: '1, 2 or 3 to 1',
    back: ({ first }) => inField.get(first) ?? 0,
  },
];

const table = fieldTable({ fields, unit: 1n, returnOf: (field) => returnOn(field, crapsChances()) });

interface Shooting {
  readonly stake: Minor;
  readonly spread: readonly FieldStake<BetField<CrapsResult>>[];
  readonly rolls: readonly Roll[];
}

const totalOf = ([first, second]: Roll): number => first + second;

/** The total that the shooter has to roll before a seven; null without one. */
function pointOf({ rolls: [first] }: Shooting): number | null {
  const total = first && totalOf(first);
  return total !== undefined && lineAt(total) === null ? total : null;
}

function resultOf(shooting: Shooting): CrapsResult | null {
  const [opening] = shooting.rolls;
  const last = shooting.rolls.at(-1);
  if (!opening || !last) return null;
  const first = totalOf(opening);
  const line = lineAt(first);
  if (line !== null) return { first, line };
  if (shooting.rolls.length === 1) return null;
  if (totalOf(last) === first) return { first, line: 'PASS' };
  return totalOf(last) === 7 ? { first, line: 'DONT_PASS' } : null;
}

const rolled = (shooting: Shooting, draws: Draws): Shooting => ({
  ...shooting,
  rolls: [...shooting.rolls, [1 + draws.below(6), 1 + draws.below(6)]],
});

function show(shooting: Shooting): RoundState {
  const result = resultOf(shooting);
  const bets = betsShown(shooting.spread, result);
  return {
    view: { rolls: shooting.rolls, point: pointOf(shooting), result: result?.line ?? null, bets },
    next: result ? [] : ['ROLL'],
    stakes: [shooting.stake],
    payouts: result ? [paidOn(bets)] : null,
  };
}

export const craps: StudioModel = {
  id: 'CRAPS',
  kind: 'CRAPS',
  volatility: 'LOW',
  rules: [
    'Bet on the pass line, against it or on the field, then roll the two dice.',
    'On the first roll 7 or 11 wins the pass line, and 2, 3 or 12 loses it. Any other total is the point.',
    'With a point you roll on: the point before a 7 wins the pass line, a 7 before the point loses it.',
    'Don’t pass is the other side, but a 12 on the first roll gives its stake back.',
    'The field is for the first roll alone: 3, 4, 9, 10 and 11 pay 1 to 1, 2 pays 2 to 1 and 12 pays 3 to 1.',
    'All bets are paid at the end of the round. The pass line returns 98.59 %, don’t pass 98.64 %, the field 97.22 %.',
  ],
  returnOf: 'on the pass line',
  exactReturn: () => table.returnOn('PASS'),
  staking: table.staking,
  stakesOf: table.stakesOf,
  table: { fields: table.shown() },
  play: stepwise<Shooting>({
    begin: ({ stake, choice }, draws) => {
      const spread = table.spreadIn({ stake, choice });
      return spread && rolled({ stake, spread, rolls: [] }, draws);
    },
    act: (shooting, action, draws) => (action === 'ROLL' ? rolled(shooting, draws) : null),
    show,
  }),
};

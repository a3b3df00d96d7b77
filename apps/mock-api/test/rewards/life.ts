import fc from 'fast-check';
import type { Point } from '../crash/run.ts';
import { people } from './stage.ts';

/** Everything that can be done in a life; how often each comes beside the others. */
const weights = {
  deposit: 11,
  answerDeposit: 2,
  reverseDeposit: 2,
  withdraw: 7,
  cancelWithdrawal: 2,
  bet: 18,
  endRound: 4,
  freeSpin: 4,
  claimCashback: 4,
  claimLevelReward: 3,
  claimBadge: 3,
  claimFreeSpins: 3,
  activateFreeSpins: 2,
  cancelFreeSpins: 2,
  activateBonus: 7,
  lockIn: 4,
  cancelLockIn: 2,
  cancelPromo: 4,
  switchMode: 5,
  giveReward: 4,
  endReward: 2,
  moveClock: 8,
  repeat: 4,
  kill: 1,
} as const;

/** Something that is done in a life. */
export type Action = keyof typeof weights;

/** One step: what is done, by which of the life's members, and the numbers by which it chooses. */
export interface Step {
  readonly action: Action;
  readonly who: number;
  readonly a: number;
  readonly b: number;
  /** Where the platform kills itself in the midst of it; null for nowhere. */
  readonly cut: Point | null;
}

/** What one or two members do from the beginning of the world on. */
export interface Life {
  readonly members: readonly string[];
  readonly steps: readonly Step[];
}

const number = fc.noBias(fc.nat(999));

const action = fc.oneof(
  ...Object.entries(weights).map(([name, weight]) => ({ arbitrary: fc.constant(name as Action), weight })),
);

/** One step of 28 is cut, one of four of these at its commit. */
const point: fc.Arbitrary<Point> = fc.record({
  at: fc.oneof(
    { arbitrary: fc.noBias(fc.integer({ min: 1, max: 40 })), weight: 3 },
    { arbitrary: fc.constant('commit' as const), weight: 1 },
  ),
  when: fc.constantFrom('before' as const, 'after' as const),
});

const cut = fc.oneof({ arbitrary: fc.constant(null), weight: 27 }, { arbitrary: point, weight: 1 });

const step: fc.Arbitrary<Step> = fc.record({ action, who: fc.nat(1), a: number, b: number, cut });

/** Lives of 12 to 24 steps. */
export const lives: fc.Arbitrary<Life> = fc.record({
  members: fc.shuffledSubarray([...people], { minLength: 1, maxLength: 2 }),
  steps: fc.array(step, { minLength: 12, maxLength: 24, size: 'max' }),
});

/** A life as one line that `TEST_REWARDS_LIFE` takes. */
export function printLife({ members, steps }: Life): string {
  const rows = steps.map(({ action: name, who, a, b, cut: at }) => [name, who, a, b, at && [at.at, at.when]]);
  return JSON.stringify([members, rows]);
}

/** A step as it is written. */
export type Row = readonly [Action, number, number, number, readonly [Point['at'], Point['when']] | null];

/** Reads what {@link printLife} has written. */
export function readLife(text: string): Life {
  const [members, rows] = JSON.parse(text) as readonly [readonly string[], readonly Row[]];
  return {
    members,
    steps: rows.map(([name, who, a, b, at]) => {
      return { action: name, who, a, b, cut: at && { at: at[0], when: at[1] } };
    }),
  };
}

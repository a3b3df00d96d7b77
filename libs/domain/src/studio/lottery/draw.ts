import { money } from '../../money/index.ts';
import { drawDistinct, waysToChoose } from '../distinct.ts';
import { singleStep } from '../model.ts';
import type { Json, StudioModel } from '../model.ts';
import { rational } from '../rational.ts';
import type { Rational } from '../rational.ts';

const highest = 36;
const picked = 6;

interface Prize {
  readonly matches: number;
  /** In stakes, the stake itself with it. */
  readonly pays: number;
}

export const prizes: readonly Prize[] = [
  { matches: 6, pays: 25_000 },
  { matches: 5, pays: 600 },
  { matches: 4, pays: 50 },
  { matches: 3, pays: 7 },
  { matches: 2, pays: 2 },
];

const paysFor = (matches: number): number => prizes.find((prize) => prize.matches === matches)?.pays ?? 0;

/** How many of the draws match so many of the picked numbers. */
export const waysToMatch = (matches: number): bigint =>
  waysToChoose(picked, matches) * waysToChoose(highest - picked, picked - matches);

/** In closed form: the same whichever numbers are picked. */
function exactReturn(): Rational {
  const paid = prizes.reduce((sum, { matches, pays }) => sum + waysToMatch(matches) * BigInt(pays), 0n);
  return rational(paid, waysToChoose(highest, picked));
}

const isNumber = (value: Json): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= highest;

function picksIn(choice: Json): readonly number[] | null {
  if (!Array.isArray(choice)) return null;
  const numbers = (choice as readonly Json[]).filter(isNumber);
  return choice.length === picked && new Set(numbers).size === picked ? numbers : null;
}

export const lotteryDraw: StudioModel = {
  id: 'LOTTERY_SIX_OF_36',
  kind: 'LOTTERY',
  volatility: 'HIGH',
  rules: [
    'Pick six different numbers from 1 to 36; six of them are drawn.',
    'What you win depends on how many of yours are among them: two matches and more win.',
    'Every set of six numbers is as likely as any other, so no pick is better than another.',
  ],
  returnOf: null,
  exactReturn,
  staking: 'RUNG',
  stakesOf: (ladder) => ladder,
  table: { highest, picked, prizes: prizes.map((prize) => ({ ...prize })) },
  play: singleStep(({ stake, choice }, draws) => {
    const picks = picksIn(choice);
    if (!picks) return null;
    const drawn = drawDistinct(draws, picked, highest);
    const matches = drawn.filter((number) => picks.includes(number));
    const payout = money.of(stake * BigInt(paysFor(matches.length)));
    return { payout, view: { picks, drawn, matches } };
  }),
};

import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { studioModels } from '../studio/index.ts';
import { betExperience, countedStake, isBoughtBack, isMostlyAtRisk } from './index.ts';
import type { PlayedStake } from './index.ts';

const counted = (stake: bigint, payout: bigint, change: Partial<PlayedStake> = {}) =>
  countedStake({
    ...{ stake: money.of(stake), payout: money.of(payout), category: 'TABLE' },
    ...{ cashedOut: false, hedged: false, ...change },
  });

describe('BETS-17 of a stake of 10.00 counts', () => {
  it.each<[what: string, payout: bigint, change: Partial<PlayedStake>, counts: bigint]>([
    ['all, lost at a table', 0n, {}, 1_000n],
    ['all, doubled at a table', 2_000n, {}, 1_000n],
    ['no more than all, won 35 times over', 36_000n, {}, 1_000n],
    ['what a table won of it', 1_200n, {}, 200n],
    ['what a table kept of it', 970n, {}, 30n],
    ['nothing, as it came back', 1_000n, {}, 0n],
    ['all, in a slot that gave a part back', 970n, { category: 'SLOTS' }, 1_000n],
    ['all, in a slot that gave it back', 1_000n, { category: 'SLOTS' }, 1_000n],
    ['all, of a shot at a fish', 1_000n, { category: 'FISH' }, 1_000n],
    ['all, of a lost sports bet', 0n, { category: 'SPORTSBOOK' }, 1_000n],
    ['what a sports bet at 1.05 won', 1_050n, { category: 'SPORTSBOOK' }, 50n],
    ['what a cash out cost', 950n, { category: 'SPORTSBOOK', cashedOut: true }, 50n],
    ['what a cash out won', 1_300n, { category: 'SPORTSBOOK', cashedOut: true }, 300n],
    ['what a cash out of a slot cost', 950n, { category: 'SLOTS', cashedOut: true }, 50n],
    ['nothing of a lost bet beside the opposite one', 0n, { category: 'SPORTSBOOK', hedged: true }, 0n],
    ['nothing of a won bet beside the opposite one', 1_900n, { category: 'SPORTSBOOK', hedged: true }, 0n],
  ])('%s', (_what, payout, change, counts) => {
    expect(counted(1_000n, payout, change)).toBe(counts);
  });
});

it.each([
  [0n, 'UNSETTLED', false],
  [0n, 'SETTLED', false],
  [0n, 'CANCELED', false],
  [0n, 'CASHOUT', true],
  [1n, 'UNSETTLED', true],
  [1n, 'SETTLED', true],
  [1n, 'CASHOUT', true],
] as const)(
  'BETS-17 a bet of which %i was bought and that is %s was bought back: %s',
  (bought, status, is) => {
    expect(isBoughtBack({ bought, status })).toBe(is);
  },
);

const wheel = studioModels.find(({ id }) => id === 'ROULETTE_EUROPEAN');

/** What a choice at the wheel loses, counts, and earns by its wins over all 37 pockets, each once. */
function overAllPockets(choice: Readonly<Record<string, number>>) {
  const stake = money.of(Object.values(choice).reduce((sum, chips) => sum + BigInt(chips) * 100n, 0n));
  let [lost, counts, winExperience] = [0n, 0n, 0n];
  for (let pocket = 0; pocket < 37; pocket += 1) {
    const draws = { below: () => pocket };
    const round = wheel?.play({ stake, choice, actions: [] }, draws);
    const [payout] = round?.payouts ?? [];
    if (payout === undefined) throw new Error('The wheel does not take these chips.');
    lost += stake - payout;
    counts += counted(stake, payout);
    const gain = betExperience({ stake, payout, counted: counted(stake, payout) });
    if (gain?.unit === 'WIN') winExperience += gain.hundredths;
  }
  return { lost, counts, winExperience };
}

const exceptTwo = Object.fromEntries(
  Array.from({ length: 35 }, (_, index) => [`straight-${String(index)}`, 1]),
);

describe('a bonus of 100.00, to be turned over 15 times,', () => {
  const target = 150_000n;
  it.each([
    ['red, black and zero', { red: 18, black: 18, 'straight-0': 1 }, 150_000n],
    ['red and black', { red: 1, black: 1 }, 150_000n],
    ['35 of 37 numbers', exceptTwo, 50_000n],
  ] as const)('costs more than it gives by %s', (_what, choice, cost) => {
    const { lost, counts } = overAllPockets(choice);
    expect((target * lost) / counts).toBe(cost);
    expect(cost).toBeGreaterThan(10_000n);
  });

  it('costs what turning over costs on red alone: the edge of the wheel', () => {
    const { lost, counts } = overAllPockets({ red: 1 });
    expect((target * lost) / counts).toBe(4_054n);
  });

  it('is not turned over by both sides of a match, and by cash outs at 5 % only for all that it asks', () => {
    expect(counted(10_000n, 19_000n, { category: 'SPORTSBOOK', hedged: true })).toBe(0n);
    const price = 9_500n;
    const counts = counted(10_000n, price, { category: 'SPORTSBOOK', cashedOut: true });
    expect((target * (10_000n - price)) / counts).toBe(150_000n);
  });
});

describe('LEVEL-07 the wins over all pockets, of which each pays 36 times its chip, earn half of that', () => {
  it.each<[what: string, choice: Readonly<Record<string, number>>, hundredths: bigint]>([
    ['by one number', { 'straight-0': 1 }, 1_800n],
    ['by red', { red: 1 }, 1_800n],
    ['by a dozen twice as likely as not', { 'dozen-1': 1, 'dozen-2': 1 }, 1_800n],
    // 35 times 51.43, each rounded down.
    ['no more by 35 of 37 numbers', exceptTwo, 1_785n],
  ])('%s', (_what, choice, hundredths) => {
    expect(overAllPockets(choice).winExperience).toBe(hundredths);
  });
});

it.each([
  [500n, 0n, true],
  [500n, 250n, true],
  [500n, 251n, false],
  [500n, 500n, false],
  [0n, 0n, true],
])('a stake of %i of which %i was at no risk was mostly at risk: %s', (stake, riskFree, is) => {
  expect(isMostlyAtRisk({ stake, riskFree })).toBe(is);
});

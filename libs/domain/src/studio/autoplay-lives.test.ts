import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { money } from '../money/index.ts';
import { autoplayReasons, decideAutoplay, decideAutoplayStart } from './index.ts';
import type { AutoplayFacts, AutoplayLimits, AutoplayRound, SentAutoplay } from './index.ts';

const cents = (count: number) => money.of(BigInt(count));

const limits: AutoplayLimits = {
  ...{ rounds: 10, lossLimit: cents(500), winLimit: cents(1_000) },
  ...{ balanceFloor: cents(200), stopsAtFeature: true },
};

const round = (payout: number, change: Partial<AutoplayRound> = {}): AutoplayRound => ({
  ...{ stake: cents(100), payout: cents(payout), stakedFrom: null, feature: false },
  ...change,
});

const going: AutoplayFacts = {
  ...{ limits, played: [], stake: cents(100), balance: cents(5_000) },
  ...{ stakedFrom: null, sessionLive: true, freeSpins: false },
};

const decide = (change: Partial<AutoplayFacts>) => decideAutoplay({ ...going, ...change });

const textOf = (change: Partial<AutoplayFacts>) => decisionText(autoplayReasons, decide(change));

/** Plays rounds of 1.00 with these payouts one after another, and tells how many began, the balance and why no more did. */
function live(payouts: readonly number[], set: Partial<AutoplayLimits>, balance: number) {
  const played: AutoplayRound[] = [];
  let left = balance;
  for (const payout of payouts) {
    const decision = decide({ limits: { ...limits, ...set }, played, balance: cents(left) });
    if (!decision.allowed) return { rounds: played.length, left, stopped: decision.reason };
    played.push(round(payout));
    left += payout - 100;
  }
  return { rounds: played.length, left, stopped: null };
}

describe('rounds that begin by themselves', () => {
  const lost = Array.from({ length: 30 }, () => 0);
  const even = Array.from({ length: 30 }, () => 100);

  it.each([
    ['lose to the limit of 5.00', lost, {}, 5_000, { rounds: 5, left: 4_500, stopped: 'lossLimit' }],
    [
      'stop at 4.49, as one more could lose 5.49',
      [51, ...lost],
      {},
      5_000,
      { rounds: 5, left: 4_551, stopped: 'lossLimit' },
    ],
    [
      'win 1.00 back, and lose one more',
      [0, 200, ...lost],
      {},
      5_000,
      { rounds: 7, left: 4_500, stopped: 'lossLimit' },
    ],
    ['lose to the floor of 2.00', lost, {}, 400, { rounds: 3, left: 100, stopped: 'lowBalance' }],
    [
      'lose all there is without a floor',
      lost,
      { balanceFloor: null },
      399,
      { rounds: 3, left: 99, stopped: 'lowBalance' },
    ],
    ['come to their number', even, {}, 5_000, { rounds: 10, left: 5_000, stopped: 'done' }],
    [
      'win as much as was set at once',
      [0, 1_000, ...lost],
      {},
      5_000,
      { rounds: 2, left: 5_800, stopped: 'singleWin' },
    ],
    ['win that in two', [500, 500, 100], {}, 5_000, { rounds: 3, left: 5_800, stopped: null }],
    [
      'win it with no limit to it',
      [5_000, 0],
      { winLimit: null },
      5_000,
      { rounds: 2, left: 9_800, stopped: null },
    ],
  ] as const)('%s', (_what, payouts, set, balance, told) => {
    expect(live(payouts, set, balance)).toEqual(told);
  });

  it('end for the first of many reasons, each in its own words', () => {
    let left: Partial<AutoplayFacts> = {
      ...{ limits: null, sessionLive: false, freeSpins: true, stakedFrom: 'BONUS', balance: cents(0) },
      played: [...Array.from({ length: 9 }, () => round(0)), round(1_000, { feature: true })],
      stake: cents(501),
    };
    const lastOf = (change: Partial<AutoplayRound>, payout: number) => [
      ...Array.from({ length: 9 }, () => round(0)),
      round(payout, change),
    ];
    const mends: readonly [string, Partial<AutoplayFacts>][] = [
      ['This autoplay is not known. Start it again.', { limits }],
      ['Autoplay stopped: the game session has ended.', { sessionLive: true }],
      ['Autoplay stopped: you have free spins to play.', { freeSpins: false }],
      ['Autoplay stopped: the money that you play with has changed.', { stakedFrom: 'CASH' }],
      ['Autoplay stopped: the feature was won.', { played: lastOf({}, 1_000) }],
      ['Autoplay stopped: a round won as much as you set.', { played: lastOf({}, 999) }],
      ['Autoplay is finished.', { played: [] }],
      ['Autoplay stopped: another round could pass your loss limit.', { stake: cents(500) }],
      ['Autoplay stopped: your balance is too low.', { balance: cents(500) }],
    ];
    for (const [text, mend] of mends) {
      expect(textOf(left)).toBe(text);
      left = { ...left, ...mend };
    }
    expect(decide(left)).toEqual({ allowed: true, plan: { left: 10 } });
  });

  it('hold to the money of the first round, not to that of the last', () => {
    const played = [round(0, { stakedFrom: 'CASH' }), round(0, { stakedFrom: 'BONUS' })];
    expect(decide({ played, stakedFrom: 'CASH' })).toMatchObject({ plan: { left: 8 } });
    expect(decide({ played, stakedFrom: 'BONUS' })).toMatchObject({ reason: 'otherMoney' });
  });

  it('look at the last round alone for what was won', () => {
    expect(decide({ played: [round(1_000, { feature: true }), round(0)] }).allowed).toBe(true);
  });
});

describe('the limits of rounds that begin by themselves', () => {
  const sent: SentAutoplay = {
    ...{ stake: '0.00002', rounds: 10, lossLimit: '0.00002' },
    ...{ winLimit: '1', balanceFloor: '0.00000001', stopsAtFeature: true },
  };
  const start = (change: Partial<SentAutoplay>, type: 'CRYPTO' | 'FIAT' = 'CRYPTO') =>
    decideAutoplayStart({ kind: 'SLOT', freeSpins: false, type, sent: { ...sent, ...change } });

  it('are kept to the last decimal of bitcoin, of which the same text is none in dollars', () => {
    expect(start({})).toEqual({
      allowed: true,
      plan: { rounds: 10, lossLimit: 2_000n, winLimit: 100_000_000n, balanceFloor: 1n, stopsAtFeature: true },
    });
    expect(start({}, 'FIAT')).toMatchObject({ reason: 'malformed' });
  });

  it.each([
    [{ lossLimit: '0.00001999' }, 'The loss limit must cover at least one stake.'],
    [{ lossLimit: null }, 'Set a loss limit first.'],
    [{ lossLimit: null, rounds: 11 }, 'Choose one of the numbers of rounds that are offered.'],
    [{ winLimit: '0.000000001' }, 'Autoplay needs a stake and amounts of the currency.'],
  ])('are refused with %o: %s', (change, text) => {
    expect(decisionText(autoplayReasons, start(change))).toBe(text);
  });
});

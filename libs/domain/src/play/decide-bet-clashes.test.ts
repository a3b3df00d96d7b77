import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betReasons, decideBet } from './index.ts';
import type { BetFacts, BetReason, FreeSpinStake, WalletStake } from './index.ts';
import {
  bet,
  cash,
  cents,
  excluding,
  held as heldCash,
  lowCash,
  now,
  promo,
  spins,
  threeSpins,
  wallets as fromWallets,
} from './testing/bets.ts';

const held = { ...heldCash, SPORT_BONUS: cents(30) };
const wallets: WalletStake = { ...fromWallets, held };
const answerTo = (change: Partial<BetFacts>) => {
  const decision = decideBet({ ...bet, ...change });
  return decision.allowed ? 'allowed' : decision.reason;
};
const from = (change: Partial<WalletStake>) => ({ stake: { ...wallets, ...change } });
const byFreeSpin = (change: Partial<FreeSpinStake>, amount = cents(30)) => ({
  amount,
  stake: { ...spins, ...change },
});

const poor = { ...held, MAIN: cents(0) };

describe('two reasons against a bet from the wallets', () => {
  it.each<[BetReason, string, Partial<BetFacts>]>([
    ['rolledBackBefore', 'an ended session', { rolledBack: true, sessionLive: false }],
    ['rolledBackBefore', 'a stake outside', { rolledBack: true, amount: cents(1) }],
    ['rolledBackBefore', 'an excluded game', { rolledBack: true, ...from({ promoGames: excluding }) }],
    ['rolledBackBefore', 'low cash', { rolledBack: true, ...from({ wallet: lowCash }) }],
    ['rolledBackBefore', 'too little', { rolledBack: true, ...from({ held: poor }) }],
    ['roundTaken', 'a stake outside', { roundTaken: true, amount: cents(1) }],
    ['roundTaken', 'an excluded game', { roundTaken: true, ...from({ promoGames: excluding }) }],
    ['roundTaken', 'low cash', { roundTaken: true, ...from({ wallet: lowCash }) }],
    ['roundTaken', 'too little', { roundTaken: true, ...from({ held: poor }) }],
    ['sessionEnded', 'an excluded game', { sessionLive: false, ...from({ promoGames: excluding }) }],
    ['sessionEnded', 'low cash', { sessionLive: false, ...from({ wallet: lowCash }) }],
    ['sessionEnded', 'too little', { sessionLive: false, ...from({ held: poor }) }],
    ['outsideLimits', 'low cash', { amount: cents(19), ...from({ wallet: lowCash }) }],
    ['outsideLimits', 'too little', { amount: cents(100_001) }],
    ['excluded', 'low cash', from({ promoGames: excluding, wallet: lowCash })],
    ['switchRequired', 'too little', from({ wallet: lowCash, held: poor })],
    [
      'excluded',
      'other money',
      { stakedFrom: 'BONUS', ...from({ promoGames: excluding, wallet: { ...cash, promo } }) },
    ],
    ['switchRequired', 'other money', { stakedFrom: 'BONUS', ...from({ wallet: lowCash }) }],
    ['otherMoney', 'too little', { stakedFrom: 'BONUS', ...from({ held: poor }) }],
  ])('are answered with %s before %s', (reason, _second, change) => {
    expect(answerTo(change)).toBe(reason);
  });
});

describe('two reasons against a bet of a free spin', () => {
  const gone = { spins: null, value: null };
  const played = { spins: { ...threeSpins, remaining: 0 } };
  const over = { spins: { ...threeSpins, expiresAt: now } };
  const waiting = { spins: { ...threeSpins, activated: false } };

  it.each<[BetReason, string, Partial<BetFacts>]>([
    ['rolledBackBefore', 'another stake', { rolledBack: true, ...byFreeSpin({}, cents(31)) }],
    ['roundTaken', 'no such spins', { roundTaken: true, ...byFreeSpin(gone) }],
    ['roundTaken', 'played spins', { roundTaken: true, ...byFreeSpin(played) }],
    ['sessionEnded', 'another stake', { sessionLive: false, ...byFreeSpin({}, cents(31)) }],
    ['sessionEnded', 'spins that are over', { sessionLive: false, ...byFreeSpin(over) }],
    ['played', 'another stake', byFreeSpin(played, cents(31))],
    ['over', 'another stake', byFreeSpin(over, cents(31))],
    ['notActivated', 'another stake', byFreeSpin(waiting, cents(31))],
  ])('are answered with %s before %s', (reason, _second, change) => {
    expect(answerTo(change)).toBe(reason);
  });

  it.each([
    ['allowed', 'its own', cents(30), cents(30)],
    ['otherStake', 'a cent less', cents(29), cents(30)],
    ['otherStake', 'a cent more', cents(31), cents(30)],
    ['otherStake', 'that is not known', cents(30), null],
    ['otherStake', 'nothing', cents(0), cents(30)],
    ['allowed', 'its own above the ladder', cents(200_000), cents(200_000)],
  ] as const)('is %s with a stake of %s', (answer, _what, amount, value) => {
    expect(answerTo(byFreeSpin({ value }, amount))).toBe(answer);
  });

  it('is a bet without a stake of the member, whose figures no refusal tells', () => {
    expect(decideBet({ ...bet, ...byFreeSpin({}) })).toEqual({ allowed: true, plan: { stake: null } });
    expect(decideBet({ ...bet, ...byFreeSpin({}, cents(31)) })).toMatchObject({
      details: { min: '0.20', max: '1000.00', available: null },
    });
  });
});

describe('what a stake is paid with', () => {
  const bonus = { ...cash, promo: { ...promo, walletMode: 'BONUS' as const } };
  const amount = (units: number, change: Partial<WalletStake> = {}) => ({
    amount: cents(units),
    ladder: [1, 100_000].map(cents),
    ...from(change),
  });

  it.each([
    ['all the cash', 'allowed', amount(1001)],
    ['a cent more than the cash', 'notCovered', amount(1002)],
    ['all the bonus money', 'allowed', amount(100, { wallet: bonus })],
    ['a cent more than the bonus money', 'notCovered', amount(101, { wallet: bonus })],
    [
      'the smallest stake of an empty member',
      'notCovered',
      amount(1, { held: { ...poor, CASINO: cents(0) } }),
    ],
  ] as const)('%s: %s', (_what, answer, change) => {
    expect(answerTo(change)).toBe(answer);
  });

  it.each([
    ['cash without a promo', 'allowed', null, amount(500)],
    ['cash without a promo', 'allowed', 'CASH', amount(500)],
    ['a bonus that is gone', 'otherMoney', 'BONUS', amount(50)],
    ['the bonus', 'allowed', 'BONUS', amount(50, { wallet: bonus })],
    ['cash, and now a bonus is played', 'otherMoney', 'CASH', amount(50, { wallet: bonus })],
    ['cash before a promo, and now a bonus is played', 'otherMoney', null, amount(50, { wallet: bonus })],
    ['whatever it may be', 'allowed', undefined, amount(50, { wallet: bonus })],
    [
      'a bonus of another currency',
      'otherMoney',
      'BONUS',
      amount(50, { wallet: { ...bonus, currency: 'BTC' } }),
    ],
  ] as const)('meant to be %s: %s', (_what, answer, stakedFrom, change) => {
    expect(answerTo({ ...change, stakedFrom })).toBe(answer);
  });

  it('is not looked at for a free spin, which is of no wallet', () => {
    for (const stakedFrom of ['BONUS', 'CASH', null] as const)
      expect(answerTo({ ...byFreeSpin({}), stakedFrom })).toBe('allowed');
  });

  it('PROMO-52 is cash in another currency than the promo’s, also in BONUS mode', () => {
    const wallet = { ...bonus, currency: 'BTC' };
    expect(answerTo(amount(1001, { wallet }))).toBe('allowed');
    expect(answerTo(amount(1002, { wallet }))).toBe('notCovered');
  });

  it('PROMO-52 is the cash of another currency also in a game that the promo excludes', () => {
    const change = { wallet: { ...bonus, currency: 'BTC' }, promoGames: excluding };
    expect(answerTo(amount(1001, change))).toBe('allowed');
    expect(answerTo(amount(100, { ...change, wallet: bonus }))).toBe('excluded');
  });

  it('of a crypto currency is told with 8 decimals', () => {
    expect(decideBet({ ...bet, ...amount(1002), type: 'CRYPTO' })).toMatchObject({
      reason: 'notCovered',
      details: { min: '0.00000001', max: '0.00100000', available: '0.00001001' },
    });
  });

  it('adds up to the stake, out of what each wallet holds', () => {
    const some = fc.integer({ min: 0, max: 500 });
    const kinds = fc.constantFrom('CASINO' as const, 'SPORT' as const);
    fc.assert(
      fc.property(
        some,
        some,
        some,
        fc.integer({ min: 1, max: 1600 }),
        kinds,
        (main, casino, sport, stake, kind) => {
          const own = { ...held, MAIN: cents(main), CASINO: cents(casino), SPORT: cents(sport) };
          const decision = decideBet({ ...bet, ...amount(stake, { held: own, kind }) });
          expect(decision.allowed).toBe(stake <= main + casino + sport);
          if (!decision.allowed) return;
          const shares = decision.plan.stake?.shares ?? [];
          expect(shares.reduce((sum, share) => sum + share.amount, 0n)).toBe(BigInt(stake));
          expect(shares.some(({ wallet }) => wallet === 'CASINO_BONUS' || wallet === 'SPORT_BONUS')).toBe(
            false,
          );
        },
      ),
    );
  });
});

it('the fields and mends of the reasons', () => {
  const named = Object.entries(betReasons).flatMap(([reason, row]) => [
    ...('field' in row ? [[reason, row.field]] : []),
    ...('mend' in row ? [[reason, row.mend]] : []),
  ]);
  expect(named).toEqual([
    ['outsideLimits', 'stake'],
    ['switchRequired', 'switchWalletMode'],
    ['otherStake', 'amount'],
  ]);
});

import { describe, expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import { betReasons, decideBet } from './index.ts';
import type { BetFacts, BetReason, WalletStake } from './index.ts';
import { bet, cash, cents, excluding, lowCash, poor, promo, spins, wallets } from './testing/bets.ts';

/** Under a promo that excludes the game. */
const excluded: WalletStake = { ...wallets, promoGames: excluding, wallet: { ...cash, promo } };

const reasonOf = (change: Partial<BetFacts>) => {
  const decision = decideBet({ ...bet, ...change });
  return decision.allowed ? 'allowed' : decision.reason;
};

describe('a bet from the wallets', () => {
  it('is taken as planned', () => {
    expect(decideBet(bet)).toEqual({
      allowed: true,
      plan: {
        stake: {
          transfer: null,
          shares: [
            { wallet: 'CASINO', amount: 401n },
            { wallet: 'MAIN', amount: 99n },
          ],
        },
      },
    });
  });

  it.each([
    ['rolledBackBefore', { rolledBack: true }],
    ['roundTaken', { roundTaken: true }],
    ['sessionEnded', { sessionLive: false }],
    ['realityCheckDue', { realityCheckDue: true }],
    ['outsideLimits', { amount: cents(19) }],
    ['allowed', { amount: cents(20) }],
    ['allowed', { amount: cents(21) }],
    ['outsideLimits', { amount: cents(100_001) }],
    ['excluded', { stake: excluded }],
    ['switchRequired', { stake: { ...wallets, wallet: lowCash } }],
    ['notCovered', { stake: { ...wallets, held: poor } }],
    ['rolledBackBefore', { rolledBack: true, roundTaken: true }],
    ['roundTaken', { roundTaken: true, sessionLive: false }],
    ['sessionEnded', { sessionLive: false, amount: cents(1) }],
    ['sessionEnded', { sessionLive: false, realityCheckDue: true }],
    ['realityCheckDue', { realityCheckDue: true, amount: cents(1) }],
    ['outsideLimits', { amount: cents(1), stake: excluded }],
    ['excluded', { stake: { ...excluded, wallet: lowCash } }],
    ['switchRequired', { stake: { ...wallets, wallet: lowCash, held: poor } }],
    ['excluded', { stake: { ...excluded, held: poor } }],
  ] satisfies [BetReason | 'allowed', Partial<BetFacts>][])('is %s in case %#', (answer, change) => {
    expect(reasonOf(change)).toBe(answer);
  });

  it('that is not covered is answered with what can be staked, by the mode', () => {
    const bonus = { ...cash, promo: { ...promo, walletMode: 'BONUS' as const } };
    const available = (stake: WalletStake) => {
      const decision = decideBet({ ...bet, stake });
      return decision.allowed ? null : decision.details;
    };
    const limits = { min: '0.20', max: '1000.00' };
    expect(available({ ...wallets, held: poor })).toEqual({ ...limits, available: '4.01' });
    expect(available({ ...wallets, wallet: bonus })).toEqual({ ...limits, available: '0.70' });
    expect(available(excluded)).toEqual({ ...limits, available: null });
  });
});

describe('a bet of a free spin', () => {
  const spin = { ...bet, amount: cents(30), stake: spins };

  it('takes nothing from the wallets, and is bound by no ladder', () => {
    expect(decideBet(spin)).toEqual({ allowed: true, plan: { stake: null } });
    expect(reasonOf({ ...spin, amount: cents(5), stake: { ...spins, value: cents(5) } })).toBe('allowed');
  });

  it.each([
    ['rolledBackBefore', { rolledBack: true, stake: { ...spins, spins: null } }],
    ['sessionEnded', { sessionLive: false, stake: { ...spins, spins: null } }],
    ['notForGame', { stake: { ...spins, spins: null, value: null } }],
    ['otherStake', { amount: cents(31) }],
    ['notForGame', { amount: cents(31), stake: { ...spins, spins: null } }],
  ] satisfies [BetReason, Partial<BetFacts>][])('is refused as %s in case %#', (reason, change) => {
    expect(reasonOf({ ...spin, ...change })).toBe(reason);
  });
});

it('a refused bet has a code and a sentence for each reason', () => {
  const details = { min: '0.20', max: '1000.00', available: null };
  const rows = reasonRows(betReasons, details);
  expect(rows).toEqual([
    ['rolledBackBefore', 'CONFLICT', 'This bet was rolled back before it came.'],
    ['roundTaken', 'CONFLICT', 'This round has a bet already.'],
    [
      'sessionEnded',
      'GAME_SESSION_ENDED',
      'This game session has ended. Go back to the lobby and open the game again.',
    ],
    ['realityCheckDue', 'REALITY_CHECK_DUE', 'It is time for your reality check. Answer it to play on.'],
    ['outsideLimits', 'BAD_USER_INPUT', 'A stake must be from 0.20 to 1000.00.'],
    ['excluded', 'GAME_EXCLUDED', 'This game is excluded from all Promo benefits.'],
    ['switchRequired', 'WALLET_MODE_SWITCH_REQUIRED', 'Your cash has run low. Choose how to play on.'],
    ['otherMoney', 'PLAYED_MONEY_CHANGED', 'The money that you play with has changed. Nothing was staked.'],
    ['notCovered', 'INSUFFICIENT_BALANCE', 'Your balance does not cover this stake.'],
    ['notForGame', 'NOT_FOUND', 'There are no such free spins for this game.'],
    ['played', 'CONFLICT', 'All free spins are played.'],
    ['over', 'CONFLICT', 'These free spins are not active any more.'],
    ['notActivated', 'CONFLICT', 'Activate these free spins first.'],
    ['otherStake', 'BAD_USER_INPUT', 'A free spin has its own stake.'],
  ]);
});

import { describe, expect, it } from 'vitest';
import {
  decideVendorAccount,
  decideWalletModeSwitch,
  decideWalletOrder,
  frameVisible,
  launchFailureMessage,
  launchOptions,
  launchReasons,
} from './index.ts';
import type { GivenAmount } from './index.ts';

const fiat = { currency: 'AUD', currencyType: 'FIAT' } as const;
const crypto = { currency: 'BTC', currencyType: 'CRYPTO' } as const;
const bet: GivenAmount = { amount: '5.00', currency: 'AUD', of: 'BET' };
const answerTo = (given: GivenAmount, session: typeof fiat | typeof crypto = fiat) => {
  const decision = decideWalletOrder<typeof fiat | typeof crypto>({ session, given });
  return decision.allowed ? decision.plan.amount : decision.reason;
};

describe('the amount that a vendor names', () => {
  it.each<[string, Partial<GivenAmount>, bigint | string]>([
    ['the least stake', { amount: '0.01' }, 1n],
    ['a stake of nothing', { amount: '0.00' }, 'zeroStake'],
    ['a stake of less than a cent', { amount: '0.001' }, 'notAnAmount'],
    ['a stake below zero', { amount: '-0.01' }, 'notAnAmount'],
    ['a win of nothing', { amount: '0', of: 'WIN' }, 0n],
    ['a win below zero', { amount: '-1', of: 'WIN' }, 'notAnAmount'],
    ['the most that a ledger takes', { amount: '1000000000000000.00', of: 'WIN' }, 100_000_000_000_000_000n],
    ['a cent more', { amount: '1000000000000000.01', of: 'WIN' }, 'notAnAmount'],
    ['more than 64 bits', { amount: '92233720368547758.08', of: 'WIN' }, 'notAnAmount'],
    ['words', { amount: 'five' }, 'notAnAmount'],
    ['a part of the stake below zero', { of: 'WIN', stake: '-0.01' }, 'notAStake'],
    ['a part of the stake in words', { of: 'WIN', stake: 'half' }, 'notAStake'],
    ['a wrong amount for a wrong part', { of: 'WIN', amount: 'x', stake: 'half' }, 'notAnAmount'],
    ['nothing at all', { amount: '' }, 'notAnAmount'],
    ['a stake of nothing in another currency', { amount: '0', currency: 'NZD' }, 'otherCurrency'],
    ['another spelling of the currency', { currency: 'aud' }, 'otherCurrency'],
  ])('is %s', (_what, change, answer) => {
    expect(answerTo({ ...bet, ...change })).toBe(answer);
  });

  it.each([
    ['0.00000001', 1n],
    ['0.00000000', 'zeroStake'],
    ['0.000000001', 'notAnAmount'],
    ['1', 100_000_000n],
    ['1000000000', 100_000_000_000_000_000n],
    ['1000000000.00000001', 'notAnAmount'],
  ])('of a coin of 8 decimals is %s: %s', (amount, answer) => {
    expect(answerTo({ ...bet, amount, currency: 'BTC' }, crypto)).toBe(answer);
  });

  it('is refused in the words of the session’s currency', () => {
    const details = { currency: 'AUD' };
    for (const change of [{ currency: 'BTC' }, { amount: 'x' }, { amount: '0' }]) {
      expect(decideWalletOrder({ session: fiat, given: { ...bet, ...change } })).toMatchObject({ details });
    }
    expect(decideWalletOrder({ session: null, given: bet })).toMatchObject({ details: { currency: '' } });
  });

  it('is of the session that was found', () => {
    const session = { ...fiat, id: 'ses_1' };
    expect(decideWalletOrder({ session, given: bet })).toEqual({
      allowed: true,
      plan: { session, amount: 500n, bought: 0n },
    });
    expect(decideWalletOrder({ session, given: null })).toEqual({
      allowed: true,
      plan: { session, amount: 0n, bought: 0n },
    });
  });
});

describe('two reasons against an account at a vendor', () => {
  const vendor = { state: 'ACTIVE' } as const;
  const resting = { state: 'IN_MAINTENANCE' } as const;

  it.each([
    ['vendorUnknown', 'an unknown category', { vendor: null, category: null, offered: true }],
    ['vendorUnknown', 'no game', { vendor: null, category: 'slots', offered: false }],
    ['categoryUnknown', 'maintenance', { vendor: resting, category: null, offered: true }],
    ['categoryUnknown', 'no game', { vendor, category: null, offered: false }],
    ['vendorInMaintenance', 'no game', { vendor: resting, category: 'slots', offered: false }],
  ] as const)('are answered with %s before %s', (reason, _second, facts) => {
    expect(decideVendorAccount<typeof vendor | typeof resting, string>(facts)).toMatchObject({ reason });
  });
});

describe('a launch', () => {
  it.each([
    ['https://magpie.example', 'https://magpie.example/casino'],
    ['https://magpie.example/', 'https://magpie.example/casino'],
    ['https://magpie.example/au', 'https://magpie.example/au/casino'],
    ['https://magpie.example/au/', 'https://magpie.example/au/casino'],
  ])('from %s leads back to %s', (site, siteLobbyUrl) => {
    expect(launchOptions(site)).toEqual({ siteLobbyUrl, channel: 'MobileWeb' });
  });

  it('that fails in an unexpected way has one text for every step', () => {
    const texts = (['VENDOR', 'URL', 'SESSION'] as const).map((step) =>
      launchFailureMessage(step, 'UNEXPECTED'),
    );
    expect(new Set(texts)).toEqual(new Set(['An unexpected error occurred']));
  });

  it.each([
    [100, true, 'https://games.example', true],
    [100, true, '', false],
    [100, true, null, false],
    [100, false, 'https://games.example', false],
    [99.9, true, 'https://games.example', false],
    [101, true, 'https://games.example', false],
    [0, false, null, false],
  ])('PLAY-13 at %s %%, visible %s, with the URL %j shows its frame: %s', (progress, visible, url, shown) => {
    expect(frameVisible({ progress, visible, url })).toBe(shown);
  });

  it('names the field of an address that leads nowhere', () => {
    expect(launchReasons.lobbyUnusable.field).toBe('siteLobbyUrl');
  });
});

it('a switch to bonus mode changes the promo once, and only the active one', () => {
  const active = { id: 'mpr_1', walletMode: 'CASH' as 'BONUS' | 'CASH', amount: 5 };
  const asked = (promo: typeof active | null, id: string | null) =>
    decideWalletModeSwitch({ active: promo, asked: id });
  expect(asked(active, 'mpr_1')).toEqual({ allowed: true, plan: { promo: active, changes: true } });
  expect(asked({ ...active, walletMode: 'BONUS' }, null)).toMatchObject({ plan: { changes: false } });
  expect(asked(active, '')).toMatchObject({ reason: 'notActive' });
});

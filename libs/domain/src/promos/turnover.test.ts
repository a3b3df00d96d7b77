import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { countedTowards, gameCounts, turnoverShare } from './index.ts';
import { memberPromoStatus } from './status.ts';
import type { TurnoverRules } from './index.ts';

const rules: TurnoverRules = {
  currency: 'AUD',
  contributions: [
    { provider: 'nightjar', share: 10_000 },
    { provider: 'postmark', share: 1_000 },
    { provider: 'saltbush', share: 0 },
    { provider: 'hairline', share: 1 },
  ],
  allowedGameCodes: [],
};
const game = (provider: string, code = 'golden-wattle') => ({ code, provider });
const counted = (provider: string, amount: bigint, change: Partial<TurnoverRules> = {}) =>
  turnoverShare({ amount: money.of(amount), currency: 'AUD' }, game(provider), { ...rules, ...change });

const turnover = { target: money.of(150_000n), counter: money.of(149_999n) };
const promo = { endCause: null, began: true, turnover };
const disputed = { ...promo, status: 'CANCELED', endCause: 'DEPOSIT_REVERSED' } as const;

it.each([
  ['ACTIVE', 'TURNOVER'],
  ['COMPLETE', null],
  ['LOST', null],
  ['EXPIRED', null],
  ['CANCELED', null],
] as const)(
  'PROMO-46 a bet counts for the promo it was placed under while that is %s: %s',
  (status, towards) => {
    expect(countedTowards({ ...promo, status })).toBe(towards);
  },
);

it.each([
  ['that was given anew and waits', { ...promo, status: 'PENDING', began: false } as const, 'TURNOVER'],
  ['that a dispute took', disputed, 'RENEWAL'],
  [
    'that a dispute took once it had reached its target',
    { ...disputed, turnover: { ...turnover, counter: turnover.target } },
    null,
  ],
] as const)('a bet counts for a promo %s', (_what, of, towards) => {
  expect(countedTowards(of)).toBe(towards);
});

describe('how far a stake counts', () => {
  it.each([
    ['100 % of a stake', 'nightjar', 12_345n, 12_345n],
    ['100 % of nothing', 'nightjar', 0n, 0n],
    ['10 % of ten cents', 'postmark', 10n, 1n],
    ['10 % of five cents, half a cent rounded up', 'postmark', 5n, 1n],
    ['10 % of four cents, rounded down', 'postmark', 4n, 0n],
    ['10 % of a coin of 8 decimals', 'postmark', 100_000_005n, 10_000_001n],
    ['0 % of a stake', 'saltbush', 1_000_000n, 0n],
    ['a hundredth of a percent', 'hairline', 10_000n, 1n],
    ['half of it', 'hairline', 5_000n, 1n],
    ['less than half of it', 'hairline', 4_999n, 0n],
    ['nothing of a provider that is not listed', 'elsewhere', 1_000_000n, 0n],
  ])('is %s', (_what, provider, amount, share) => {
    expect(counted(provider, amount)).toBe(share);
  });

  it.each([
    ['all of it without any list', {}, { contributions: [] }, 10_000],
    ['what its provider counts', {}, {}, 10_000],
    ['what its provider counts, for a game of the list', {}, { allowedGameCodes: ['golden-wattle'] }, 10_000],
    ['nothing beside the list of games', {}, { allowedGameCodes: ['keno'] }, 0],
    [
      'nothing beside the list of games, without providers',
      {},
      { contributions: [], allowedGameCodes: ['keno'] },
      0,
    ],
    [
      'nothing for a listed game of another provider',
      { provider: 'x' },
      { allowedGameCodes: ['golden-wattle'] },
      0,
    ],
    ['10 %', { provider: 'postmark' }, {}, 1_000],
  ] as const)('of a game is %s', (_what, change, ruling, share) => {
    expect(gameCounts({ ...game('nightjar'), ...change }, { ...rules, ...ruling })).toBe(share);
  });

  it('takes the first of two rows for one provider', () => {
    const contributions = [
      { provider: 'nightjar', share: 2_000 },
      { provider: 'nightjar', share: 9_000 },
    ];
    expect(counted('nightjar', 100n, { contributions })).toBe(20n);
  });

  it('PROMO-52 is nothing in another currency, where everything counts too', () => {
    const stake = { amount: money.of(1_000n), currency: 'NZD' };
    expect(turnoverShare(stake, game('nightjar'), rules)).toBe(0n);
    expect(turnoverShare(stake, game('nightjar'), { ...rules, contributions: [] })).toBe(0n);
    expect(turnoverShare(stake, game('nightjar'), { ...rules, currency: 'NZD' })).toBe(1_000n);
  });

  it('is never more than the stake and never less than nothing', () => {
    const stakes = fc.bigInt({ min: 0n, max: 10n ** 15n });
    fc.assert(
      fc.property(stakes, fc.integer({ min: 0, max: 10_000 }), (amount, share) => {
        const part = counted('nightjar', amount, { contributions: [{ provider: 'nightjar', share }] });
        expect(part >= 0n && part <= amount).toBe(true);
      }),
    );
  });
});

describe('a target', () => {
  const now = new Date('2026-03-02T02:00:00.000Z');
  const statusAt = (turnoverCounter: bigint) =>
    memberPromoStatus(
      {
        expiresAt: null,
        turnoverTarget: money.of(1_000n),
        turnoverCounter: money.of(turnoverCounter),
        walletMode: 'CASH',
        bonusLeft: money.of(1n),
        smallestStake: money.of(1n),
      },
      now,
    );

  it('is reached once by bets, of which none takes turnover back', () => {
    const providers = fc.constantFrom('nightjar', 'postmark', 'saltbush', 'elsewhere');
    const bets = fc.array(fc.tuple(providers, fc.bigInt({ min: 0n, max: 400n })), { maxLength: 40 });
    fc.assert(
      fc.property(bets, (story) => {
        let [counter, reached] = [0n, 0];
        for (const [provider, amount] of story) {
          const before = counter;
          counter += counted(provider, amount);
          expect(counter >= before).toBe(true);
          if (statusAt(before) !== 'COMPLETE' && statusAt(counter) === 'COMPLETE') reached += 1;
          if (statusAt(before) === 'COMPLETE') expect(statusAt(counter)).toBe('COMPLETE');
        }
        expect(reached).toBe(counter >= 1_000n ? 1 : 0);
      }),
    );
  });

  it.each([
    [999n, 'ACTIVE'],
    [1_000n, 'COMPLETE'],
    [1_001n, 'COMPLETE'],
  ])('of 1000 with %i is %s', (counter, status) => {
    expect(statusAt(counter)).toBe(status);
  });
});

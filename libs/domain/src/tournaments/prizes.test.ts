import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalText } from '../decision/index.ts';
import { money } from '../money/index.ts';
import { decideTournamentEnd, sharePrizes, tournamentEndReasons } from './index.ts';

const prizes = [100_000n, 50_000n, 25_000n].map((amount, index) => ({
  rank: index + 1,
  amount: money.of(amount),
}));
const won = (scores: readonly bigint[], given = prizes) =>
  sharePrizes(
    scores.map((score, index) => ({ name: `m${String(index + 1)}`, score })),
    given,
  ).map(({ name, rank, prize }) => `${name} rank ${String(rank)}: ${String(prize)}`);

describe('the prizes', () => {
  it.each([
    ['of nobody', [], []],
    ['of one', [5n], ['m1 rank 1: 100000']],
    [
      'of three ranks; the fourth wins nothing',
      [1n, 9n, 8n, 7n],
      ['m2 rank 1: 100000', 'm3 rank 2: 50000', 'm4 rank 3: 25000'],
    ],
    [
      'of two on the second rank, which share the second and the third',
      [9n, 5n, 5n, 1n],
      ['m1 rank 1: 100000', 'm2 rank 2: 37500', 'm3 rank 2: 37500'],
    ],
    [
      'of three on the first rank, with a cent more for the first',
      [5n, 5n, 5n],
      ['m1 rank 1: 58334', 'm2 rank 1: 58333', 'm3 rank 1: 58333'],
    ],
    [
      'of two on the last rank, which share the one prize that is left',
      [9n, 8n, 5n, 5n],
      ['m1 rank 1: 100000', 'm2 rank 2: 50000', 'm3 rank 3: 12500', 'm4 rank 3: 12500'],
    ],
  ] as const)('%s', (_what, scores, shares) => {
    expect(won(scores)).toEqual(shares);
  });

  it('give nobody a share of less than a cent', () => {
    expect(won([5n, 5n, 5n], [{ rank: 1, amount: money.of(2n) }])).toEqual(['m1 rank 1: 1', 'm2 rank 1: 1']);
  });

  it('are all given once there is a member for each, and equals differ by a cent at most', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 1n, max: 4n }), { minLength: 3, maxLength: 15 }), (scores) => {
        const shares = sharePrizes(
          scores.map((score) => ({ score })),
          prizes,
        );
        expect(money.sum(shares.map(({ prize }) => prize))).toBe(175_000n);
        for (const { rank, prize } of shares) {
          const equals = shares.filter((other) => other.rank === rank);
          expect(equals.every((other) => prize - other.prize <= 1n)).toBe(true);
        }
      }),
    );
  });
});

describe('the end of a tournament', () => {
  it('is decided once', () => {
    const open = { id: 't', prizesPaid: false };
    expect(decideTournamentEnd(open)).toEqual({ allowed: true, plan: open });
    const paid = decideTournamentEnd({ prizesPaid: true });
    const unknown = decideTournamentEnd(null);
    expect(
      [paid, unknown].map((each) => (each.allowed ? null : refusalText(tournamentEndReasons, each))),
    ).toEqual(['The prizes of this tournament have been paid.', 'There is no such tournament.']);
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { money } from '../money/index.ts';
import type { PastClaim } from './index.ts';
import { account, claim, day, disputed, missed } from './testing/accounts.ts';

it('pays by the end what was lost of one’s own, whatever was disputed and lifted meanwhile', () => {
  const week = fc.record({ lost: fc.bigInt({ min: 0n, max: 300_000n }), isDisputed: fc.boolean() });
  fc.assert(
    fc.property(fc.array(week, { minLength: 1, maxLength: 12 }), (weeks) => {
      const claims: PastClaim[] = [];
      let [since, given]: [number | null, bigint] = [null, 0n];
      for (const [index, { lost, isDisputed }] of weeks.entries()) {
        since = isDisputed ? (since ?? index) : null;
        const facts = { claims: [...claims], disputed: since === null ? [] : [disputed(4 + since * 7)] };
        const { amount, owed } = account(9 + index * 7, lost, { ...facts, maxMonthlyClaim: 0n });
        expect(amount >= 0n && owed <= 6_006n).toBe(true);
        claims.push(claim(9 + index * 7, lost, amount, 0n));
        given += (lost * 6n + 50n) / 100n;
      }
      const { waiting } = account(100, 0n, { claims, maxMonthlyClaim: 0n });
      expect(money.sum([waiting, ...claims.map(({ paid }) => paid)])).toBe(given);
    }),
  );
});

interface Week {
  readonly lost: bigint;
  readonly isClaimed: boolean;
  /** The week before which a deposit is disputed, and for how many weeks. */
  readonly from: number;
  readonly weeks: number;
}

const week: fc.Arbitrary<Week> = fc.record({
  lost: fc.bigInt({ min: 0n, max: 300_000n }),
  isClaimed: fc.boolean(),
  from: fc.nat(11),
  weeks: fc.nat(6),
});

/** A member's weeks, in some of which a deposit is disputed that is lifted again, each with what the account was asked for. */
function lived(weeks: readonly Week[], limit: bigint) {
  const claims: PastClaim[] = [];
  return weeks.map(({ lost, isClaimed }, index) => {
    const at = 9 + index * 7;
    const open = weeks
      .filter(({ from, weeks: long }) => from <= index && index < from + long)
      .map(({ from }) => disputed(8 + from * 7));
    const facts = { claims: [...claims], maxMonthlyClaim: limit };
    const is = account(at, lost, { ...facts, disputed: open });
    const paid = isClaimed ? is.amount : money.zero;
    claims.push(isClaimed || is.lapsing === 0n ? claim(at, lost, paid, limit) : missed(at, lost));
    return {
      is,
      paid,
      month: day(at).getUTCMonth(),
      withOneLess: account(at, lost, { ...facts, disputed: open.slice(1) }),
    };
  });
}

it('pays no month more than its limit, and for one more dispute no more, whatever came before', () => {
  const limits = fc.constantFrom(6_000n, 10_000n, 20_000n);
  fc.assert(
    fc.property(fc.array(week, { minLength: 1, maxLength: 12 }), limits, (weeks, limit) => {
      const asked = lived(weeks, limit);
      for (const { is, withOneLess } of asked) {
        expect(is.amount <= withOneLess.amount && is.waiting <= withOneLess.waiting).toBe(true);
        expect(is.owed >= withOneLess.owed && is.used <= limit && is.settled >= 0n).toBe(true);
        expect(is.lapsing >= 0n && (is.amount > 0n || is.lapsing === 0n)).toBe(true);
      }
      for (const month of Map.groupBy(asked, (each) => each.month).values()) {
        expect(money.sum(month.map(({ paid }) => paid)) <= limit).toBe(true);
      }
    }),
  );
});

import { money } from '../../money/index.ts';
import { cashbackAccount } from '../index.ts';
import type { AccountFacts, DisputedDeposit, PastClaim } from '../index.ts';

/** Noon of a day of March; beyond it of April and May. */
export const day = (of: number) => new Date(Date.UTC(2026, 2, of, 12));

/** Of 6 %, within 200.00 a month. */
export const claim = (at: number, lost: bigint, paid: bigint, maxMonthlyClaim = 20_000n): PastClaim => ({
  ...{ at: day(at), paid: money.of(paid) },
  losses: {
    ...{ from: null, until: day(at), lost: money.of(lost), lostSince: [], share: 600 },
    ...{ maxMonthlyClaim: money.of(maxMonthlyClaim), earns: true },
  },
});

/** A claim day that was missed. */
export const missed = (at: number, lost: bigint): PastClaim => {
  const { losses, ...day } = claim(at, lost, 0n);
  return { ...day, losses: losses && { ...losses, earns: false } };
};

/** 1000.00 that were paid in on the third. */
export const disputed = (at: number): DisputedDeposit => ({
  ...{ amount: money.of(100_000n), paidInAt: day(3) },
  disputedAt: day(at),
});

/** What is collected on a day, with what was lost for it. */
export const account = (
  at: number,
  lost: bigint,
  { maxMonthlyClaim = 20_000n, ...facts }: Partial<AccountFacts> & { readonly maxMonthlyClaim?: bigint },
) =>
  cashbackAccount({
    terms: { share: 600, onLossesOnly: true, maxMonthlyClaim: money.of(maxMonthlyClaim) },
    play: {
      totals: {
        ...{ staked: money.of(lost), turnover: money.of(lost) },
        ...{ payout: money.zero, coveredGain: money.zero },
      },
      until: day(at),
    },
    ...{ claims: [], disputed: [], reversed: [], now: day(at) },
    timezones: [{ timezone: 'UTC', since: 0 }],
    ...facts,
  });

import type { Minor } from '../money/index.ts';
import type { ClaimedLosses } from './own-losses.ts';

/** What a claim day was for, with the terms that it had. */
export interface KeptLosses extends Omit<ClaimedLosses, 'at'> {
  /** The start of that play; null where it was not kept. */
  readonly from: Date | null;
  /** In hundredths of a percent. */
  readonly share: number;
  /** 0 for none. */
  readonly maxMonthlyClaim: Minor;
  /** False of a claim day that was missed, or could not have been claimed. */
  readonly earns: boolean;
}

/** A claim, several of a month that no dispute was about, or a claim day without a claim for which something was lost. */
export interface PastClaim {
  readonly at: Date;
  /** 0 for a day without a claim. */
  readonly paid: Minor;
  /** Null for a claim on turnover, and for one of which nothing was kept. */
  readonly losses: KeptLosses | null;
}

/** When the last claim was that paid something; null before the first. @param claims the earliest first */
export const lastClaimed = (claims: readonly PastClaim[]): Date | null =>
  claims.findLast(({ paid }) => paid > 0n)?.at ?? null;

import { tiers } from '../levels/index.ts';

export interface OfferedShare {
  /** In hundredths of a percent. */
  readonly share: number;
  /** Whether the percentage of the member's level counts in its place. */
  readonly byLevel: boolean;
}

/** What a cashback gives back to a member of a level, in hundredths of a percent (CASHBK-25). */
export function cashbackShare({ share, byLevel }: OfferedShare, level: number): number {
  if (!byLevel) return share;
  return (tiers.find((tier) => tier.level === level)?.cashbackPercentage ?? 0) * 100;
}

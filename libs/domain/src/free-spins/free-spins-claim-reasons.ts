import type { ReasonTable } from '../decision/index.ts';

/** Why the free spins of a promo are not claimed. */
export type FreeSpinsClaimReason =
  'promoUnknown' | 'noFreeSpins' | 'ended' | 'levelTooLow' | 'enrolled' | 'noUses';

/** What the sentences need. */
export interface FreeSpinsClaimDetails {
  /** Level that the promo asks for. */
  readonly level: number;
}

/** What is said of a claim that is not carried out, in the order of the checks (SPIN-06). */
export const freeSpinsClaimReasons = {
  promoUnknown: { code: 'NOT_FOUND', text: () => 'This promo does not exist.' },
  noFreeSpins: { code: 'BAD_USER_INPUT', text: () => 'This promo gives no free spins to claim.' },
  ended: { code: 'CONFLICT', text: () => 'This promo has ended.' },
  levelTooLow: {
    code: 'CONFLICT',
    text: ({ level }) => `Reach level ${String(level)} to avail this promo!`,
  },
  enrolled: { code: 'CONFLICT', text: () => 'You are already enrolled in this promo.' },
  noUses: { code: 'CONFLICT', text: () => 'No uses remaining' },
} as const satisfies ReasonTable<FreeSpinsClaimReason, FreeSpinsClaimDetails>;

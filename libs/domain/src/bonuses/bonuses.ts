import { daysLeft } from '../calendar/index.ts';

/** What a consumable bonus was awarded for and gives (BONUS-15). */
export const consumableKinds = [
  'FREE_SPIN',
  'ON_DEPOSIT',
  'ON_DEPOSIT_AND_PLAY',
  'ON_REGISTRATION',
  'USER_CLAIM',
] as const;

/** A kind of consumable bonus. */
export type ConsumableKind = (typeof consumableKinds)[number];

/**
 * The chip of a consumable bonus: 'Expires 1 day', 'Expires N days', N being the days until its end rounded up, or its
 * days to live when the end is not known (BONUS-02).
 */
export function expiryChip(
  bonus: { readonly expiresAt: Date | null; readonly consumableExpiryInDays: number },
  now: Date,
): string {
  const days = bonus.expiresAt === null ? bonus.consumableExpiryInDays : daysLeft(bonus.expiresAt, now);
  return days === 1 ? 'Expires 1 day' : `Expires ${String(days)} days`;
}

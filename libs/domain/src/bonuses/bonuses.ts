import { daysLeft } from '../calendar/index.ts';

/** What a consumable bonus was awarded for and gives (BONUS-15). */
export type ConsumableKind =
  | 'FREE_SPIN'
  | 'ON_DEPOSIT'
  | 'ON_DEPOSIT_AND_PLAY'
  | 'ON_REGISTRATION'
  | 'USER_CLAIM';

/** N is the days until its end rounded up, or its lifetime in days when the end is not known (BONUS-02). */
export function expiryChip(
  bonus: { readonly expiresAt: Date | null; readonly consumableExpiryInDays: number },
  now: Date,
): string {
  const days = bonus.expiresAt === null ? bonus.consumableExpiryInDays : daysLeft(bonus.expiresAt, now);
  return days === 1 ? 'Expires 1 day' : `Expires ${String(days)} days`;
}

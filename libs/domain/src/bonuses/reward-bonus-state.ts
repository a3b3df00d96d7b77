import type { MemberPromoStatus } from '../promos/index.ts';

export type RewardBonusState = MemberPromoStatus | 'READY' | 'UNUSED';

/**
 * Where the bonus stands that a reward was claimed as.
 * @param promo what it became in the member's promos, also when it ended before it was activated; null while it waits for that
 */
export function rewardBonusState(
  promo: { readonly status: MemberPromoStatus; readonly began: boolean } | null,
): RewardBonusState {
  if (promo === null) return 'READY';
  return promo.began || promo.status === 'PENDING' ? promo.status : 'UNUSED';
}

export const rewardBonusTexts: Readonly<Record<RewardBonusState, string>> = {
  ACTIVE: 'It came as a bonus, which is active: Active Bonus shows how far it is.',
  CANCELED: 'It came as a bonus, which was cancelled before its target.',
  COMPLETE: 'It came as a bonus, which was turned over in full; what was left of it became cash.',
  EXPIRED: 'It came as a bonus, whose time ran out before its target.',
  LOST: 'It came as a bonus, which was played out before its target.',
  PENDING: 'It came as a bonus, which is activated and waits under Active Bonus.',
  READY: 'It came as a bonus, to be activated under My Bonuses.',
  UNUSED: 'It came as a bonus, which ended before it was activated.',
};

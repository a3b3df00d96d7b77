import { lazyPage, lazyPart } from '../../shared/navigation/index.ts';

/** The page of '/promotions'. */
export const PromotionsPage = lazyPage(() => import('./list/promotions-page.tsx'), 'PromotionsPage');

/** The page of '/promotions/{id}'. */
export const PromotionPage = lazyPage(() => import('./detail/promotion-page.tsx'), 'PromotionPage');

/** The page of '/promotions/bonus/{id}'. */
export const BonusPage = lazyPage(() => import('./bonuses/bonus-page.tsx'), 'BonusPage');

/** activateBonusAlert: what came of the activation of a bonus. */
export const ActivateBonusAlert = lazyPart(
  () => import('./bonuses/activate-bonus-alert.tsx'),
  'ActivateBonusAlert',
);

/** bonusUnlockModal: the lock-in is complete. */
export const BonusUnlockModal = lazyPart(() => import('./modals/bonus-unlock-modal.tsx'), 'BonusUnlockModal');

/** registrationBonus: the welcome of a new member. */
export const RegistrationBonus = lazyPart(
  () => import('./modals/registration-bonus.tsx'),
  'RegistrationBonus',
);

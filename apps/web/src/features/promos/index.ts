import { lazyPage, lazyPart } from '#shared/navigation/index.ts';

// Not late: a push that comes before its listener is lost.
export { PromoListener } from './modals/promo-listener.ts';

export const SignUpGreeting = lazyPart(() => import('./modals/sign-up-greeting.tsx'), 'SignUpGreeting');

export const PromosPage = lazyPage(() => import('./list/promos-page.tsx'), 'PromosPage');

export const PromoPage = lazyPage(() => import('./detail/promo-page.tsx'), 'PromoPage');

export const BonusPage = lazyPage(() => import('./bonuses/bonus-page.tsx'), 'BonusPage');

export const ActivateBonusAlert = lazyPart(
  () => import('./bonuses/activate-bonus-alert.tsx'),
  'ActivateBonusAlert',
);

export const BonusUnlockModal = lazyPart(() => import('./modals/bonus-unlock-modal.tsx'), 'BonusUnlockModal');

export const RegistrationBonus = lazyPart(
  () => import('./modals/registration-bonus.tsx'),
  'RegistrationBonus',
);

export const ActiveBonusSection = lazyPart(
  () => import('./account/active-bonus-section.tsx'),
  'ActiveBonusSection',
);

export const FreeSpinsSection = lazyPart(
  () => import('./account/free-spins-section.tsx'),
  'FreeSpinsSection',
);

export const ConsumableBonusesSection = lazyPart(
  () => import('./account/consumable-bonuses-section.tsx'),
  'ConsumableBonusesSection',
);

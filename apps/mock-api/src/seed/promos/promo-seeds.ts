import { depositPromos } from './deposit-promos.ts';
import { giftPromos } from './gift-promos.ts';
import { lockInPromos } from './lock-in-promos.ts';
import type { PromoSeed } from './promo-seed.ts';
import { reloadPromos } from './reload-promos.ts';
import { spinPromos } from './spin-promos.ts';
import { welcomePromos } from './welcome-promos.ts';

export const promoSeeds: readonly PromoSeed[] = [
  ...welcomePromos,
  ...depositPromos,
  ...reloadPromos,
  ...lockInPromos,
  ...spinPromos,
  ...giftPromos,
];

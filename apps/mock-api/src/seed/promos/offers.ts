import { depositOffers } from './deposit-offers.ts';
import { giftOffers } from './gift-offers.ts';
import { lockInOffers } from './lock-in-offers.ts';
import type { OfferSeed } from './offer-seed.ts';
import { reloadOffers } from './reload-offers.ts';
import { spinOffers } from './spin-offers.ts';
import { welcomeOffers } from './welcome-offers.ts';

export const offers: readonly OfferSeed[] = [
  ...welcomeOffers,
  ...depositOffers,
  ...reloadOffers,
  ...lockInOffers,
  ...spinOffers,
  ...giftOffers,
];

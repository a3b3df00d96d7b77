import { depositOffers } from './deposit-offers.ts';
import { deposit } from './offer-seed.ts';
import type { OfferSeed } from './offer-seed.ts';

const consumable = {
  type: 'CONSUMABLE',
  kind: 'BONUS_ONLY',
  wagering: 10,
  daysToPlay: 7,
  theme: 'nest',
} as const;

const lockIns: readonly OfferSeed[] = [
  {
    ...deposit,
    id: 'promo_long_haul',
    code: 'LONGHAUL',
    name: 'The Long Haul',
    description: '<p>Deposit $200 and turn over $1,000 at your own pace, and $50 is yours.</p>',
    theme: 'lockin',
    type: 'DEPOSIT_AND_PLAY',
    ordinal: 'ANY',
    kind: 'BONUS_ONLY',
    bonus: '50.00',
    wagering: 5,
    daysToPlay: 14,
    lockIn: { deposit: '200.00', turnover: '1000.00' },
    endsInDays: 90,
  },
  {
    ...deposit,
    id: 'promo_harbour_run',
    code: 'HARBOUR',
    name: 'Harbour Run',
    description: '<p>A short run: $100 in deposits, $300 in turnover, $20 at the end.</p>',
    theme: 'jackpot',
    type: 'DEPOSIT_AND_PLAY',
    ordinal: 'ANY',
    kind: 'BONUS_ONLY',
    bonus: '20.00',
    wagering: 3,
    daysToPlay: 7,
    lockIn: { deposit: '100.00', turnover: '300.00' },
    endsInDays: 40,
  },
];

const freeSpins: readonly OfferSeed[] = [
  {
    id: 'promo_dingo_spins',
    code: 'DINGO20',
    name: 'Twenty under the Moon',
    description: '<p>Twenty free spins on Moonlit Dingo. Claim them, then play them within seven days.</p>',
    theme: 'freespins',
    type: 'FREE_SPIN',
    kind: 'BONUS_ONLY',
    maxUses: 3,
    daysToPlay: 7,
    endsInDays: 50,
    spins: [{ game: 'Moonlit Dingo', count: 20, value: '0.20' }],
  },
  {
    id: 'promo_three_reefs',
    code: 'REEFS30',
    name: 'Three Reefs',
    description: '<p>Thirty free spins, ten in each of three games, for members from tier 2.</p>',
    theme: 'freespins',
    type: 'FREE_SPIN',
    kind: 'BONUS_ONLY',
    maxUses: 1,
    level: 2,
    daysToPlay: 5,
    endsInDays: 25,
    spins: [
      { game: 'Opal Fever', count: 10, value: '0.25' },
      { game: 'Pearl Luggers', count: 10, value: '0.25' },
      { game: 'Wattle Fortune', count: 10, value: '0.20' },
    ],
  },
];

const gifts: readonly OfferSeed[] = [
  {
    id: 'promo_sign_up',
    code: 'HELLO10',
    name: 'Ten on the House',
    description: '<p>$10 to look around with, no deposit needed.</p>',
    theme: 'welcome',
    type: 'REGISTRATION',
    kind: 'BONUS_ONLY',
    trigger: 'SIGN_UP',
    bonus: '10.00',
    wagering: 10,
    daysToPlay: 7,
    maxUses: 1,
  },
  {
    id: 'promo_log_in',
    code: 'DAYBREAK',
    name: 'Daybreak Drop',
    description: '<p>A little something for the first to log in.</p>',
    theme: 'nest',
    type: 'LOGIN',
    kind: 'BONUS_ONLY',
    trigger: 'LOG_IN',
    bonus: '2.00',
    wagering: 3,
    daysToPlay: 1,
    endsInDays: 15,
  },
  {
    ...consumable,
    id: 'promo_reload_gift',
    code: 'GIFT-RELOAD',
    name: 'Reload Gift',
    description: '<p>Bonus money for pokies from four studios.</p>',
    bonus: '15.00',
    providers: [
      ['Nightjar', 100],
      ['Saltbush', 100],
      ['Tidewater', 100],
      ['Ironbark', 50],
    ],
  },
  {
    ...consumable,
    id: 'promo_open_gift',
    code: 'GIFT-OPEN',
    name: 'Open Gift',
    description: '<p>Bonus money for every game of the house.</p>',
    bonus: '10.00',
  },
  {
    ...consumable,
    id: 'promo_spin_gift',
    code: 'GIFT-SPINS',
    name: 'Spin Gift',
    description: '<p>Fifteen free spins, shared between two games.</p>',
    theme: 'freespins',
    spins: [
      { game: 'Bogong Moth', count: 10, value: '0.20' },
      { game: 'Lighthouse Keeper', count: 5, value: '0.40' },
    ],
  },
];

export const offers: readonly OfferSeed[] = [...depositOffers, ...lockIns, ...freeSpins, ...gifts];

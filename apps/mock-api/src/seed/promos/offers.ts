import type { Database } from '../../platform/store/index.ts';
import type { PromoTheme } from '../../stubs/art/index.ts';

type Row = Database['promos'];

/** Free spins of a seeded promo in one game. */
export interface SpinSeed {
  readonly game: string;
  readonly count: number;
  /** Stake of one spin. */
  readonly value: string;
}

/** A seeded promo. Amounts are decimals of its currency. */
export interface OfferSeed {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** Rich text. */
  readonly description: string;
  readonly theme: PromoTheme;
  readonly type: Row['type'];
  readonly kind: Row['kind'];
  readonly currency?: string;
  readonly trigger?: 'SIGN_UP' | 'LOG_IN';
  readonly ordinal?: 'ANY' | 'FIRST' | 'SECOND' | 'THIRD';
  /** A fixed bonus; a match of the deposit, in percent up to a largest bonus; or nothing but spins. */
  readonly bonus?: string;
  readonly match?: { readonly percent: number; readonly upTo: string };
  readonly wagering?: number;
  readonly daysToPlay?: number;
  readonly maxUses?: number;
  readonly level?: number;
  readonly minimumDeposit?: string;
  readonly minimumRealMoney?: string;
  readonly lockIn?: { readonly deposit: string; readonly turnover: string };
  /** Days from now to its end; negative for one that is over. */
  readonly endsInDays?: number;
  readonly off?: boolean;
  /** Providers with the share of a stake that counts, in percent. */
  readonly providers?: readonly (readonly [string, number])[];
  readonly games?: readonly string[];
  readonly spins?: readonly SpinSeed[];
}

const deposit = { type: 'DEPOSIT', kind: 'BONUS_PLUS_DEPOSIT', minimumDeposit: '20.00', minimumRealMoney: '5.00' } as const;
const welcome = { ...deposit, theme: 'welcome', match: { percent: 100, upTo: '500.00' }, wagering: 20, daysToPlay: 30, maxUses: 1 } as const;
const welcomeText = (which: string) =>
  `<p>We match your <strong>${which} deposit</strong> in full, up to $500.</p><ul><li>Deposit $20 or more.</li><li>Deposit and bonus are to be wagered 20 times within 30 days.</li></ul>`;
const consumable = { type: 'CONSUMABLE', kind: 'BONUS_ONLY', wagering: 10, daysToPlay: 7, theme: 'nest' } as const;

/** Offers that start with a deposit. */
const depositOffers: readonly OfferSeed[] = [
  { ...welcome, id: 'promo_welcome_1', code: 'WELCOME1', name: 'Welcome Match One', description: welcomeText('first'), ordinal: 'FIRST' },
  { ...welcome, id: 'promo_welcome_2', code: 'WELCOME2', name: 'Welcome Match Two', description: welcomeText('second'), ordinal: 'SECOND' },
  { ...welcome, id: 'promo_welcome_3', code: 'WELCOME3', name: 'Welcome Match Three', description: welcomeText('third'), ordinal: 'THIRD' },
  {
    ...deposit,
    id: 'promo_midweek',
    code: 'MIDWEEK50',
    name: 'Midweek Half Again',
    description:
      '<p>Half your deposit again, up to $200, for pokies from six studios.</p><p>Other studios are left out while the promo is active.</p>',
    theme: 'match',
    ordinal: 'ANY',
    match: { percent: 50, upTo: '200.00' },
    wagering: 5,
    daysToPlay: 14,
    minimumRealMoney: '10.00',
    endsInDays: 45,
    providers: [
      ['Nightjar', 100],
      ['Saltbush', 100],
      ['Ironbark', 100],
      ['Copperhead', 50],
      ['Lantern Row', 50],
      ['Postmark', 25],
    ],
  },
  {
    ...deposit,
    id: 'promo_live_table',
    code: 'LIVE25',
    name: 'A Seat at the Live Table',
    description: '<p>Deposit $50 and take $25 to the live tables of Twelve Bells and Croupier House.</p>',
    theme: 'live',
    type: 'DEPOSIT_AND_PLAY',
    ordinal: 'ANY',
    bonus: '25.00',
    wagering: 15,
    daysToPlay: 7,
    maxUses: 4,
    minimumDeposit: '50.00',
    endsInDays: 20,
    providers: [
      ['Twelve Bells', 100],
      ['Croupier House', 100],
    ],
  },
  {
    ...deposit,
    id: 'promo_royal_tables',
    code: 'ROYAL',
    name: 'Roulette Hour',
    description: '<p>A quarter of your deposit again, for two roulette tables only.</p>',
    theme: 'roulette',
    ordinal: 'ANY',
    match: { percent: 25, upTo: '100.00' },
    wagering: 8,
    daysToPlay: 3,
    endsInDays: 9,
    games: ['European Roulette', 'Harbour Roulette'],
  },
  {
    ...deposit,
    id: 'promo_tier_six',
    code: 'TIER6',
    name: 'Tier Six Reload',
    description: '<p>Three quarters of your deposit again, up to $1,000, for members from tier 6.</p>',
    theme: 'level',
    ordinal: 'ANY',
    match: { percent: 75, upTo: '1000.00' },
    wagering: 10,
    daysToPlay: 30,
    level: 6,
    endsInDays: 60,
  },
  {
    ...deposit,
    id: 'promo_kiwi',
    code: 'KIWI30',
    name: 'Across the Ditch',
    description: '<p>NZ$30 with a deposit of NZ$60 or more.</p>',
    theme: 'sport',
    currency: 'NZD',
    ordinal: 'ANY',
    bonus: '30.00',
    wagering: 6,
    daysToPlay: 10,
    minimumDeposit: '60.00',
    endsInDays: 30,
  },
  {
    ...deposit,
    id: 'promo_spring',
    code: 'SPRING',
    name: 'Spring Carnival',
    description: '<p>The carnival is over. Thank you for coming.</p>',
    theme: 'sport',
    ordinal: 'ANY',
    bonus: '20.00',
    wagering: 5,
    endsInDays: -12,
  },
  {
    ...deposit,
    id: 'promo_resting',
    code: 'RESTING',
    name: 'Tournament Top-up',
    description: '<p>This offer is resting.</p>',
    theme: 'tournament',
    ordinal: 'ANY',
    bonus: '15.00',
    wagering: 5,
    off: true,
  },
];

/** Offers to lock in to. */
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

/** Offers of free spins. */
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

/** Offers that start by themselves, and those behind the bonuses that members activate. */
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

/** The promos of every fresh world. */
export const offers: readonly OfferSeed[] = [...depositOffers, ...lockIns, ...freeSpins, ...gifts];

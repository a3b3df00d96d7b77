export interface SeededPerson {
  readonly email: string;
  /** What is special about them. */
  readonly state: string;
}

export const seededPassword = 'Magpie@2026';

/** People of every new world, each in a state of their own. */
export const seededPeople: readonly SeededPerson[] = [
  { email: 'mia@magpie.test', state: 'verified, AUD 1,000.00, level 3' },
  { email: 'noah@magpie.test', state: 'not verified, AUD 100.00' },
  { email: 'ruby@magpie.test', state: 'an active deposit promo, half way' },
  { email: 'isla@magpie.test', state: 'locked in to a promo, half way' },
  { email: 'leo@magpie.test', state: 'level 7, AUD, NZD and BTC, limits nearly reached' },
  { email: 'jack@magpie.test', state: 'profile incomplete' },
  { email: 'ava@magpie.test', state: 'a document rejected, another pending' },
  { email: 'zoe@magpie.test', state: 'deposits and withdrawals blocked' },
  { email: 'finn@magpie.test', state: 'self-excluded, cannot log in' },
  { email: 'ella@magpie.test', state: 'bonuses, a free spin, cashback on Mondays' },
];

export interface Allowed {
  readonly thing: string;
  readonly waitsFor: string;
  readonly reason: string;
}

/** The areas of the requirements that are still to be built, and whose parts may wait here. */
export const openAreas: readonly string[] = [
  ...['PROMO', 'LOCK', 'SPIN', 'BONUS', 'CASHBK', 'WMODE', 'LEVEL', 'ACH', 'JACK', 'TOUR', 'PUSH', 'DEP'],
  ...['PLAY', 'BETS', 'MSG', 'GAMES', 'SESS'],
  ...['SIM', 'OPS'],
];

/** What is allowed to be loose today. An entry whose thing is joined or gone fails, as one that is missing does. */
export const allowed: readonly Allowed[] = [
  {
    thing: 'stored key cookieNames.refreshToken',
    waitsFor: 'SESS-12',
    reason: 'By this requirement it is only stored and removed.',
  },
  {
    thing: 'stored key storageKeys.basicToken',
    waitsFor: 'SESS-37',
    reason: 'By this requirement it is only kept while a login is under way.',
  },
  {
    thing: 'stored key storageKeys.brandName',
    waitsFor: 'SESS-13',
    reason: 'By this requirement it is kept; nothing asks for it.',
  },
];

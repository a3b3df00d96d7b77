export interface Allowed {
  readonly thing: string;
  readonly waitsFor: string;
  readonly reason: string;
}

/** The areas of the requirements that open issues complete, and whose parts may wait here: rewards, play, simulator, operation. */
export const openAreas: readonly string[] = [
  ...['PROMO', 'LOCK', 'SPIN', 'BONUS', 'CASHBK', 'LEVEL', 'ACH', 'JACK', 'TOUR'],
  ...['PLAY', 'BETS', 'GAMES'],
  'SIM',
  'OPS',
];

/** What is allowed to be loose today. An entry whose thing is joined or gone fails, as one that is missing does. */
export const allowed: readonly Allowed[] = [];

export interface Kept {
  readonly thing: string;
  readonly keptBy: string;
  readonly reason: string;
}

/** What stays loose on purpose, because a requirement has it so. It waits for nothing. */
export const kept: readonly Kept[] = [
  {
    thing: 'stored key cookieNames.refreshToken',
    keptBy: 'SESS-12',
    reason: 'It is only stored and removed.',
  },
  {
    thing: 'stored key storageKeys.basicToken',
    keptBy: 'SESS-37',
    reason: 'It is only kept while a login is under way.',
  },
  {
    thing: 'stored key storageKeys.brandName',
    keptBy: 'SESS-13',
    reason: 'It is kept; nothing asks for it.',
  },
];

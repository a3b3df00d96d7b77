/** As the contract's SportsbookCategory spells them. */
export type Sport =
  | 'AUSTRALIAN_RULES'
  | 'BASKETBALL'
  | 'ESPORTS'
  | 'RUGBY_LEAGUE'
  | 'RUGBY_UNION'
  | 'SOCCER'
  | 'TENNIS';

export const marketKinds = [
  'WINNER',
  'HANDICAP',
  'TOTAL',
  'BOTH_SCORE',
  'FIRST_SCORE',
  'CORRECT_SCORE',
] as const;

export type MarketKind = (typeof marketKinds)[number];

/**
 * How a match of a sport goes: in steps of equal length, in each of which at most one side scores, each step independent of
 * the others. A race is over as soon as one side has scored `target` times; any other match after all its steps.
 */
export interface SportRules {
  readonly name: string;
  readonly steps: number;
  readonly stepMs: number;
  /** Chance that anyone scores in a step, in 1/10,000. */
  readonly rate: number;
  /** How much of a side's edge shows in a step, in per cent: the more scores a match has, the less each one needs. */
  readonly spread: number;
  /** What a score counts on the board. */
  readonly points: number;
  readonly target: number | null;
  /** What is counted in totals and handicaps. */
  readonly unit: string;
  readonly markets: readonly MarketKind[];
}

const minute = 60_000;

export const sports: Readonly<Record<Sport, SportRules>> = {
  SOCCER: {
    name: 'Soccer',
    steps: 90,
    stepMs: minute,
    rate: 300,
    spread: 100,
    points: 1,
    target: null,
    unit: 'goals',
    markets: ['WINNER', 'HANDICAP', 'TOTAL', 'BOTH_SCORE', 'FIRST_SCORE', 'CORRECT_SCORE'],
  },
  AUSTRALIAN_RULES: {
    name: 'Australian rules',
    steps: 80,
    stepMs: 1.5 * minute,
    rate: 3200,
    spread: 50,
    points: 6,
    target: null,
    unit: 'points',
    markets: ['WINNER', 'HANDICAP', 'TOTAL', 'FIRST_SCORE'],
  },
  RUGBY_LEAGUE: {
    name: 'Rugby league',
    steps: 80,
    stepMs: minute,
    rate: 900,
    spread: 80,
    points: 6,
    target: null,
    unit: 'points',
    markets: ['WINNER', 'HANDICAP', 'TOTAL', 'FIRST_SCORE'],
  },
  RUGBY_UNION: {
    name: 'Rugby union',
    steps: 80,
    stepMs: minute,
    rate: 1100,
    spread: 80,
    points: 5,
    target: null,
    unit: 'points',
    markets: ['WINNER', 'HANDICAP', 'TOTAL', 'FIRST_SCORE'],
  },
  BASKETBALL: {
    name: 'Basketball',
    steps: 96,
    stepMs: 1.25 * minute,
    rate: 9000,
    spread: 25,
    points: 2,
    target: null,
    unit: 'points',
    markets: ['WINNER', 'HANDICAP', 'TOTAL', 'FIRST_SCORE'],
  },
  TENNIS: {
    name: 'Tennis',
    steps: 3,
    stepMs: 35 * minute,
    rate: 10_000,
    spread: 100,
    points: 1,
    target: 2,
    unit: 'sets',
    markets: ['WINNER', 'HANDICAP', 'TOTAL', 'CORRECT_SCORE'],
  },
  ESPORTS: {
    name: 'Esports',
    steps: 5,
    stepMs: 25 * minute,
    rate: 10_000,
    spread: 100,
    points: 1,
    target: 3,
    unit: 'maps',
    markets: ['WINNER', 'HANDICAP', 'TOTAL', 'CORRECT_SCORE'],
  },
};

/** How long a match lasts at most. */
export const longestMatchMs = Math.max(...Object.values(sports).map(({ steps, stepMs }) => steps * stepMs));

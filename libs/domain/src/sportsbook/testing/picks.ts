import { outcomesOf } from '../outcomes.ts';
import type { KnownOfMatch } from '../outlook.ts';
import { sports } from '../sports.ts';
import type { MarketKind } from '../sports.ts';
import { marketOf, scored } from './matches.ts';

/** A pick on a match. */
export const on = (selection: string, odds: number, market: MarketKind = 'WINNER', fixtureId = 'fix_1') => ({
  ...{ fixtureId, market, selection, odds },
});

/** A match of which nothing is known but that both sides are as strong. */
export const opening: KnownOfMatch = { edge: 0, toCome: 0, left: 90, score: scored('0-0') };

const goals = ['0', '1', '2', '3'];
const exactScores = [...goals.flatMap((home) => goals.map((away) => `${home}-${away}`)), 'OTHER'];

/** A match in soccer whose home side has a start of so many goals, with a total of 2.5. */
export const soccer = (line: number, known = opening) => {
  const outcomes = outcomesOf(
    sports.SOCCER,
    [
      marketOf('WINNER', null),
      marketOf('HANDICAP', line),
      marketOf('TOTAL', 2.5),
      marketOf('BOTH_SCORE', null),
      marketOf('FIRST_SCORE', null),
      marketOf('CORRECT_SCORE', null, exactScores),
    ],
    known,
  );
  return () => outcomes;
};

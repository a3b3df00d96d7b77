import type { Fixture } from './fixtures.ts';
import { winnerOf } from './markets.ts';
import type { Market } from './markets.ts';
import type { Match, Score, Side } from './match.ts';
import { knownOf, outlookOf } from './outlook.ts';
import type { Ending, KnownOfMatch } from './outlook.ts';
import type { MarketKind, SportRules } from './sports.ts';

/** The ends that a match may come to, seen from a moment, and what each market says of them: worked out once for all picks. */
export interface Outcomes {
  /** How likely each end is. */
  readonly chances: readonly number[];
  /** By market, which selection wins at each of the ends. */
  readonly winners: ReadonlyMap<MarketKind, readonly string[]>;
}

/** Ends that are less likely say nothing of what a pick risks, and are most of them. */
const tooRare = 1e-6;

type WeightedScore = Score & Pick<Ending, 'chance'>;

/** An end by who scores first: each step is like the others, so that any score of a match is as likely the first of them. */
function byFirst({ home, away, chance }: Ending, known: Side | null): readonly WeightedScore[] {
  const scores = home + away;
  if (known !== null || scores === 0) return [{ home, away, first: known, chance }];
  return [
    { home, away, first: 'HOME' as const, chance: (chance * home) / scores },
    { home, away, first: 'AWAY' as const, chance: (chance * away) / scores },
  ];
}

export function outcomesOf(rules: SportRules, markets: readonly Market[], known: KnownOfMatch): Outcomes {
  const ends = outlookOf(rules, known)
    .endings.flatMap((ending) => byFirst(ending, known.score.first))
    .filter(({ chance }) => chance >= tooRare);
  return {
    chances: ends.map(({ chance }) => chance),
    winners: new Map(
      markets.map((market) => [market.kind, ends.map((score) => winnerOf(market, rules, score))]),
    ),
  };
}

export interface MatchMarkets {
  readonly fixture: Fixture;
  readonly match: Match;
  readonly markets: readonly Market[];
}

/** What of a match is still open at a moment. */
export const outcomesAt = ({ fixture, match, markets }: MatchMarkets, now: number): Outcomes =>
  outcomesOf(fixture.rules, markets, knownOf(fixture, match, now));

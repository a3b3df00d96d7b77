import { fakePlatform, type Answers } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { aud } from '#testing/sample-account.ts';
import { BettingHistory } from '../betting-history.tsx';
import { sampleBet } from './sample-bet.ts';

export const start = '/personal-center?tab=betting-history';

export function bet(id: string, change: Record<string, unknown> = {}) {
  const { gameCategory, game, ...known } = sampleBet(id);
  const subCategory = { __typename: 'GameSubCategory', ...game.subCategory };
  return {
    __typename: 'BetRecord',
    ...known,
    gameCategory: { __typename: 'GameCategory', ...gameCategory },
    game: { __typename: 'Game', ...game, subCategory },
    ...change,
  };
}

const categories = ['Pokies and slots', 'Live tables', 'Sportsbook'].map((name) => ({
  __typename: 'GameCategory',
  id: `cat-${name}`,
  name,
}));

/** The page of a list that a call asks for. */
export function pageOf(bets: readonly unknown[], variables: Record<string, unknown>) {
  const from = Number(variables['after'] ?? 0);
  const shown = bets.slice(from, from + Number(variables['first'] ?? 100));
  const next = from + shown.length;
  return {
    betRecords: {
      __typename: 'BetRecordConnection',
      totalCount: bets.length,
      edges: shown.map((node) => ({ __typename: 'BetRecordEdge', node })),
      pageInfo: { __typename: 'PageInfo', endCursor: String(next), hasNextPage: next < bets.length },
    },
  };
}

/** Results of the spans that a call asks for, the last ones as told, before them none. */
export function resultsOf(
  variables: Record<string, unknown>,
  results: readonly (readonly [string, number])[],
) {
  const bounds = variables['bounds'] as readonly string[];
  const empty = bounds.length - 1 - results.length;
  return {
    betRecordSummary: {
      __typename: 'BetRecordSummary',
      totalEffectiveBet: '1234.50',
      totalWinloss: '-20.00',
      currency: aud,
    },
    betRecordResults: {
      __typename: 'BetRecordResults',
      currency: aud,
      spans: bounds.slice(1).map((dateTimeTo, index) => {
        const [totalWinloss, count] = results[index - empty] ?? ['0.00', 0];
        const dateTimeFrom = bounds[index];
        const totalEffectiveBet = count === 0 ? '0.00' : '30.00';
        return {
          __typename: 'BetRecordSpan',
          dateTimeFrom,
          dateTimeTo,
          count,
          totalEffectiveBet,
          totalWinloss,
        };
      }),
    },
  };
}

/** Renders the history over a platform with these bets in both views. */
export function openHistory(bets: readonly unknown[], answers: Answers = {}, at = start) {
  const platform = fakePlatform({
    BetCategories: () => ({ gameCategories: categories }),
    BetHistory: (variables) => pageOf(bets, variables),
    BetResults: (variables) => resultsOf(variables, bets.length === 0 ? [] : [['-20.00', bets.length]]),
    ExportedBets: (variables) => pageOf(bets, variables),
    ...answers,
  });
  const feature = renderFeature(<BettingHistory />, { member: true, at });
  const asked = () => platform.variablesOf('BetHistory').at(-1);
  return { platform, asked, ...feature };
}

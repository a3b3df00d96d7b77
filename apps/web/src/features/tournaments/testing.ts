const aud = { __typename: 'Currency', code: 'AUD', name: 'Australian Dollar', symbol: 'A$', type: 'FIAT' };

export const place = (rank: number, username: string, score: string, own = false) => ({
  __typename: 'TournamentLeaderboardEntry',
  rank,
  username,
  score,
  own,
});

export const ownPlace = (rank: number, score: string, toNext: string | null) => ({
  __typename: 'TournamentOwnPlace',
  rank,
  score,
  toNext,
});

export const reward = (rank: number, prize: string) => ({ __typename: 'TournamentReward', rank, prize });

/** A tournament that runs on 21 November, in which mia is second, with what differs. */
export const sampleTournament = (own: object = {}) => ({
  __typename: 'Tournament',
  id: 't1',
  name: 'Spin Round the Bay',
  description: 'A week of pokies.',
  terms: '<p>Every stake counts.</p><script>alert(1)</script>',
  type: 'TOTAL_BETS',
  active: true,
  validFrom: '2026-11-18T01:00:00Z',
  expiresAt: '2026-11-25T01:00:00Z',
  payoutMode: 'AUTO',
  currency: aud,
  gameProviders: [],
  rewards: [reward(1, '1000.00'), reward(2, '500.00')],
  leaderboard: [place(1, 'kevin', '1900.00'), place(2, 'mia@magpie.test', '300.00', true)],
  ownPlace: ownPlace(2, '300.00', '1600.00'),
  ...own,
});

export const tournamentsPage = (tournaments: readonly object[]) => ({
  tournaments: {
    __typename: 'TournamentConnection',
    totalCount: tournaments.length,
    edges: tournaments.map((node) => ({ node })),
    pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
  },
});

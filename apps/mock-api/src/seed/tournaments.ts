import type { TournamentRankingBasis } from '#platform/store/contract-types.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { providerId } from './catalogue/index.ts';
import { seededMemberId } from './members.ts';
import { addRows } from './store.ts';

interface TournamentSeed {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly type: TournamentRankingBasis;
  readonly currency: string;
  readonly active: boolean;
  readonly starts: number;
  readonly ends: number;
  readonly providers: readonly string[];
  readonly prizes: readonly bigint[];
  readonly scores: Readonly<Record<string, number>>;
}

const DAY_MS = 86_400_000;

const field = [
  'kelpie88',
  'tidal_pete',
  'wattlebird',
  'joeyd',
  'quoll77',
  'brumby.lane',
  'marg_o',
  'noddy',
  'yabbie',
  'galah42',
  'undertow',
];

const falling = (top: number, share: number): Record<string, number> =>
  Object.fromEntries(field.map((name, place) => [name, Math.round(top * share ** place)]));

const tournaments: readonly TournamentSeed[] = [
  {
    id: 'tournament_spin_round_the_bay',
    name: 'Spin Round the Bay',
    description: 'A week of pokies from the coastal studios. Every stake counts.',
    type: 'TOTAL_BETS',
    currency: 'AUD',
    active: true,
    starts: -3,
    ends: 4,
    providers: ['Tidewater', 'Wharfside', 'Southerly'],
    prizes: [100_000n, 50_000n, 25_000n],
    scores: {
      ...falling(1_840_050, 0.84),
      'mia@magpie.test': 912_000,
      wattlebird: 1_545_600,
      tidal_pete: 1_545_600,
    },
  },
  {
    id: 'tournament_one_good_spin',
    name: 'One Good Spin',
    description: 'Only your best win divided by its stake counts. Small stakes welcome.',
    type: 'MULTIPLIER',
    currency: 'AUD',
    active: true,
    starts: -10,
    ends: 18,
    providers: [],
    prizes: [250_000n, 100_000n, 50_000n],
    scores: { ...falling(128_050, 0.8), 'leo@magpie.test': 84_200 },
  },
  {
    id: 'tournament_live_weekend',
    name: 'Live Table Weekend',
    description: 'Two days at the live tables. The sum of your wins decides.',
    type: 'WINNINGS',
    currency: 'AUD',
    active: true,
    starts: 5,
    ends: 7,
    providers: ['Twelve Bells', 'Croupier House'],
    prizes: [75_000n, 30_000n, 15_000n],
    scores: {},
  },
  {
    id: 'tournament_long_white_cloud',
    name: 'Long White Cloud Cup',
    description: 'For play in New Zealand dollars.',
    type: 'WINNINGS',
    currency: 'NZD',
    active: true,
    starts: -6,
    ends: 8,
    providers: ['Silver Fern Works'],
    prizes: [60_000n, 30_000n, 10_000n],
    scores: falling(402_500, 0.7),
  },
  {
    id: 'tournament_winter_warmer',
    name: 'Winter Warmer',
    description: 'Thanks to everybody who played.',
    type: 'TOTAL_BETS',
    currency: 'AUD',
    active: false,
    starts: -40,
    ends: -26,
    providers: [],
    prizes: [100_000n, 50_000n, 25_000n],
    scores: falling(2_204_000, 0.86),
  },
];

const terms =
  '<p>Everybody who plays the listed studios for cash in the tournament’s currency takes part.</p><ul><li>Bonus money and free spins do not count.</li><li>Equal scores share a rank; the next rank is left out.</li><li>The first three ranks win. Prizes are paid to main cash after the end.</li></ul>';

async function addTournament({ db, now }: Unit, tournament: TournamentSeed): Promise<void> {
  const { id, name, description, type, currency } = tournament;
  const at = (days: number): number => now.getTime() + days * DAY_MS;
  await addRows(db, 'tournaments', {
    ...{ id, name, description, type, currency, terms },
    active: tournament.active,
    payoutMode: 'AUTO',
    creditingJob: 'CREDIT_TOURNAMENT_REWARDS',
    validFromAt: at(tournament.starts),
    expiresAt: at(tournament.ends),
  });
  const providers = tournament.providers.map((name) => ({ tournamentId: id, providerId: providerId(name) }));
  await addRows(db, 'tournamentProviders', providers);
  const rewards = tournament.prizes.map((prizeMinor, index) => ({
    tournamentId: id,
    rank: index + 1,
    prizeMinor,
  }));
  await addRows(db, 'tournamentRewards', rewards);
  const scores = Object.entries(tournament.scores).map(([username, score]) => {
    const isSeeded = username.endsWith('@magpie.test');
    const memberId = isSeeded ? seededMemberId(username.replace('@magpie.test', '')) : null;
    return { tournamentId: id, username, memberId, score };
  });
  await addRows(db, 'tournamentScores', scores);
}

export async function seedTournaments(unit: Unit): Promise<void> {
  for (const tournament of tournaments) await addTournament(unit, tournament);
}

import { money } from '@magpie/domain/money';
import { houseAccount, memberAccount } from '#platform/ledger/index.ts';
import type { TournamentRankingBasis } from '#platform/store/contract-types.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { countTowardsTournaments } from '#modules/tournaments/index.ts';
import { providerId } from './catalogue/index.ts';
import { seededMemberId } from './members.ts';
import { catalogueIds } from './lookup.ts';
import { regulars } from './regulars/people.ts';
import { rivals, seedRivals } from './rivals.ts';
import { addRows, bestPlayers, closeTournament, settledBets } from './store.ts';
import { seedRivalBets } from './tournament-bets.ts';
import { DAY_MS } from './times.ts';

interface TournamentSeed {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly type: TournamentRankingBasis;
  readonly currency: string;
  /** False for one that is over, paid and closed. */
  readonly active: boolean;
  readonly starts: number;
  readonly ends: number;
  readonly providers: readonly string[];
  readonly prizes: readonly bigint[];
}

const tournaments: readonly TournamentSeed[] = [
  {
    id: 'tournament_spin_round_the_bay',
    name: 'Spin Round the Bay',
    description: 'A week of pokies from three coastal studios. Every stake counts.',
    type: 'TOTAL_BETS',
    currency: 'AUD',
    active: true,
    starts: -3,
    ends: 4,
    providers: ['Nightjar', 'Tidewater', 'Wharfside'],
    prizes: [100_000n, 50_000n, 25_000n],
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
  },
];

const terms =
  '<p>Everybody who plays the listed studios for cash in the tournament’s currency takes part.</p><ul><li>Bonus money and free spins do not count.</li><li>Equal scores share a rank; the next rank is left out.</li><li>The first three ranks win. Prizes are paid to main cash after the end.</li></ul>';

async function addTournament({ db, now }: Unit, tournament: TournamentSeed): Promise<void> {
  const { id, name, description, type, currency } = tournament;
  const at = (days: number): number => now.getTime() + days * DAY_MS;
  await addRows(db, 'tournaments', {
    ...{ id, name, description, type, currency, terms },
    active: true,
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
}

/** Those whose bets the tournaments have counted. */
const players = [...rivals, 'mia', ...regulars.map(({ key }) => key)].map(seededMemberId);

async function countBets(unit: Unit): Promise<void> {
  for (const bet of await settledBets(unit.db, players)) {
    await countTowardsTournaments(unit, {
      memberId: bet.memberId,
      freeSpin: bet.freeSpin,
      bonusMoney: bet.walletMode === 'BONUS',
      currency: bet.currency,
      provider: bet.providerId,
      placedAt: new Date(bet.placedAt),
      settledAt: new Date(bet.settledAt),
      stake: money.of(bet.effectiveBetMinor),
      counted: money.of(bet.effectiveBetMinor - bet.riskFreeMinor),
      payout: money.of(bet.payoutMinor),
    });
  }
}

/** What the end of a tournament did that is over. */
async function payAndClose(unit: Unit, { id, name, currency, prizes, ends }: TournamentSeed): Promise<void> {
  const at = new Date(unit.now.getTime() + ends * DAY_MS);
  for (const [index, { memberId }] of (await bestPlayers(unit.db, id, prizes.length)).entries()) {
    const amount = prizes[index] ?? 0n;
    await unit.post({
      key: `tournaments:${id}:${memberId}`,
      type: 'TOURNAMENT_PAYOUT',
      memberId,
      postings: [
        { account: houseAccount(`TOURNAMENT:${id}`, currency), amount: -amount },
        { account: memberAccount(memberId, 'MAIN', currency), amount },
      ],
      details: { name },
      at,
    });
  }
  await closeTournament(unit.db, id, at.getTime());
}

export async function seedTournaments(unit: Unit): Promise<void> {
  await seedRivals(unit);
  await seedRivalBets(unit, await catalogueIds(unit.db));
  for (const tournament of tournaments) await addTournament(unit, tournament);
  await countBets(unit);
  for (const tournament of tournaments) {
    if (!tournament.active) await payAndClose(unit, tournament);
  }
}

import { houseAccount, memberAccount } from '#platform/ledger/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { catalogueIds, units } from './lookup.ts';
import type { CatalogueIds } from './lookup.ts';
import { seededMemberId } from './members.ts';
import { playRound } from './rounds.ts';
import type { PlayedRound } from './rounds.ts';
import { DAY_MS, MINUTE_MS } from './times.ts';

interface Past {
  readonly person: string;
  /** How many days ago it began and ended. */
  readonly from: number;
  readonly to: number;
  readonly days: number;
  readonly games: number;
  readonly stake: string;
  /** Won rounds in a row that ended one of the days; one on every other. */
  readonly longestStreak: number;
}

const ROUNDS_A_DAY = 6;

/** What badges and levels rest on, and what came before the play that is told in detail. */
const pasts: readonly Past[] = [
  { person: 'mia', from: 220, to: 42, days: 25, games: 58, stake: '65.25', longestStreak: 4 },
  { person: 'ruby', from: 200, to: 45, days: 15, games: 20, stake: '360.00', longestStreak: 3 },
  { person: 'isla', from: 150, to: 44, days: 8, games: 14, stake: '90.00', longestStreak: 1 },
  { person: 'leo', from: 860, to: 42, days: 92, games: 138, stake: '700.00', longestStreak: 8 },
  { person: 'ella', from: 120, to: 43, days: 6, games: 9, stake: '80.00', longestStreak: 2 },
  { person: 'zoe', from: 180, to: 90, days: 4, games: 5, stake: '46.00', longestStreak: 1 },
];

/**
 * What each round of a day paid in stakes. The last rounds win back what the day took, so that the same money is played the
 * next day; on the last day it is lost.
 */
function paidOf(round: number, rounds: number, wins: number, stake: bigint): bigint {
  const first = rounds - wins;
  if (round < first) return 0n;
  const share = (stake * BigInt(rounds)) / BigInt(wins);
  return round < rounds - 1 ? share : stake * BigInt(rounds) - share * BigInt(wins - 1);
}

function roundsOf(past: Past, games: readonly string[], now: number): PlayedRound[] {
  const { person, days, from, to, longestStreak } = past;
  const stake = units(past.stake);
  const streakDay = Math.floor(days / 2);
  const all: PlayedRound[] = [];
  for (let day = 0; day < days; day += 1) {
    const daysAgo = from - Math.round(((from - to) * day) / Math.max(1, days - 1));
    // A streak longer than a day's rounds takes more of them.
    const wins = day === streakDay ? longestStreak : 1;
    const rounds = Math.max(ROUNDS_A_DAY, wins + 2);
    for (let round = 0; round < rounds; round += 1) {
      const played = day * ROUNDS_A_DAY + Math.min(round, ROUNDS_A_DAY - 1);
      const game = games[Math.floor((played * past.games) / (days * ROUNDS_A_DAY))] ?? 'Moonlit Dingo';
      all.push({
        person,
        key: `past_${String(day + 1)}_${String(round + 1)}`,
        game,
        wallet: day === 0 ? 'MAIN' : 'CASINO',
        stake,
        payout: day === days - 1 ? 0n : paidOf(round, rounds, wins, stake),
        at: now - daysAgo * DAY_MS + round * 3 * MINUTE_MS,
      });
    }
  }
  return all;
}

async function playPast(unit: Unit, ids: CatalogueIds, past: Past): Promise<void> {
  const { person, from } = past;
  const now = unit.now.getTime();
  const amount = units(past.stake) * BigInt(ROUNDS_A_DAY);
  const memberId = seededMemberId(person);
  await unit.post({
    key: `opening:${memberId}:past`,
    type: 'SYSTEM_CREDIT',
    memberId,
    postings: [
      { account: houseAccount('OPENING', 'AUD'), amount: -amount },
      { account: memberAccount(memberId, 'MAIN', 'AUD'), amount },
    ],
    details: { name: 'Opening balance' },
    at: new Date(now - from * DAY_MS - 10 * MINUTE_MS),
  });
  for (const round of roundsOf(past, ids.pokies, now)) await playRound(unit, ids, round);
}

/** The months before the last one. Nothing of the money of that time is left. */
export async function seedPastPlay(unit: Unit): Promise<void> {
  const ids = await catalogueIds(unit.db);
  for (const past of pasts) await playPast(unit, ids, past);
}

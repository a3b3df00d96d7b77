import { daysBefore } from '@magpie/domain/calendar';
import { recentDays, recentGames } from '@magpie/domain/play';
import type { World } from '#platform/worlds/index.ts';
import { catalogueOf } from '../games/index.ts';
import { playsSince } from './store/recent-plays.ts';

/** The games that a member played last, from the launches and bets on record. */
export async function recentGamesOf(world: World, memberId: string) {
  const { gameById } = await catalogueOf(world);
  const since = daysBefore(world.now(), recentDays, 'UTC').getTime();
  const plays = await playsSince(world.db, memberId, since);
  return recentGames(plays, (id) => gameById.get(id)).map(({ game, playedAt, roundOpen }) => ({
    game,
    roundOpen,
    dateTimePlayed: new Date(playedAt).toISOString(),
  }));
}

import type { ServiceAnswer, TestPlatform } from './index.ts';
import { sessionFor, ticketFor } from './launches.ts';
import { pageCall } from './play-calls.ts';
import type { Player } from './play.ts';

/** The sportsbook, and the vendor that runs it. */
export const SPORTSBOOK = {
  id: 'game_magpie-sportsbook',
  code: 'magpie-sportsbook',
  vendor: 'ven_meridian',
} as const;

/** A player's bet slip. */
export interface BetSlip {
  readonly session: string;
  readonly ask: (call: string, body?: object) => Promise<ServiceAnswer>;
}

/** Opens the sportsbook for a player and begins the session. */
export async function openSportsbook(platform: TestPlatform, player: Player): Promise<BetSlip> {
  const ticket = await ticketFor(player, SPORTSBOOK.id, SPORTSBOOK.vendor);
  const session = await sessionFor(player, SPORTSBOOK.id);
  const ask = (call: string, body: object = {}) =>
    pageCall(platform, call, { ticket, ...body }, SPORTSBOOK.code);
  return { session, ask };
}

import { balances } from '#platform/ledger/index.ts';
import type { sportsbookState } from '../../src/stubs/games/sportsbook/state.ts';
import type { BetView } from '../../src/stubs/games/sportsbook/view.ts';
import type { TestPlatform } from './index.ts';
import { playerInNewWorld } from './play.ts';
import type { Player } from './play.ts';
import { nextMatches, openSportsbook, resultOf } from './sportsbook.ts';
import type { BetSlip, KnownMatch, OfferedLeg } from './sportsbook.ts';

type State = Awaited<ReturnType<typeof sportsbookState>> & { readonly balance: string };

/** A player at the sportsbook. */
export interface Counter extends BetSlip {
  readonly player: Player;
  readonly state: () => Promise<State>;
  readonly bets: () => Promise<State['bets']>;
}

/** Opens the sportsbook for a player. */
export async function counterOf(platform: TestPlatform, player: Player): Promise<Counter> {
  const slip = await openSportsbook(platform, player);
  const body = async <T>(call: string) => (await slip.ask(call)).body as unknown as T;
  return { player, ...slip, state: () => body('state'), bets: () => body('bets') };
}

/** A player with so many cents at the sportsbook of a new world. */
export const atTheCounter = async (platform: TestPlatform, cents?: bigint): Promise<Counter> =>
  counterOf(platform, await playerInNewWorld(platform, cents));

let orders = 0;

/** A bet to be placed, under a new name. */
export const order = (legs: readonly OfferedLeg[], unit: string, size = legs.length) => {
  orders += 1;
  return { bet: `bet-number-${String(orders)}`, legs, size, unit };
};

/** The bet in an answer. */
export const betOf = ({ body }: { body: Record<string, unknown> }): BetView => body['bet'] as BetView;

/** All cash of a player in AUD. */
export const cash = async ({ player }: Counter): Promise<bigint> => {
  const { MAIN, SPORT, CASINO } = await balances(player.world.db, player.id, 'AUD');
  return MAIN + SPORT + CASINO;
};

/** One of the next matches that is played and ends with the home side or the other one ahead. */
export function decidedMatch({ world }: Player, from = 0): KnownMatch {
  const found = nextMatches(world).filter((match) => ['HOME', 'AWAY'].includes(resultOf(match)))[from];
  if (!found) throw new Error('No match of the day is decided.');
  return found;
}

/** The other side. */
export const opposite = (side: string): string => (side === 'HOME' ? 'AWAY' : 'HOME');

import { betRoundReasons, betRoundState, decideBetRound, decideProvidersRound } from '@magpie/domain/bets';
import type { BetRoundFacts, BetRoundState } from '@magpie/domain/bets';
import { z } from 'zod';
import { refusalOf } from '#platform/graphql/index.ts';
import { callInside } from '#platform/http/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import { signCall, vendorKey } from '#platform/signed-calls/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { catalogueOf } from '../games/index.ts';
import type { GameModel } from '../games/index.ts';
import { betById } from './store.ts';
import type { BetRow } from './store.ts';

const addressed = z.object({ url: z.url() });
const refused = z.object({ code: z.enum(['NOT_FOUND', 'CONFLICT']) });

type OwnBet = Pick<BetRow, 'memberId' | 'status' | 'gameSessionId'>;

const factsOf = ({ memberId, status, gameSessionId }: OwnBet, { category }: GameModel) =>
  ({
    placedBy: memberId,
    status,
    inSession: gameSessionId !== null,
    onMatches: category === 'SPORTSBOOK',
  }) satisfies BetRoundFacts['bet'];

/** What a row tells of its round. */
export const roundStateOf = (row: OwnBet, game: GameModel): BetRoundState =>
  betRoundState({ member: row.memberId, bet: factsOf(row, game) });

interface Ask {
  readonly member: string;
  readonly game: string;
  readonly round: string;
}

/** Asks the game server of a vendor for the page of a round, signed with the vendor's key (docs/vendors.md). */
async function askVendor(
  services: PlatformServices,
  world: World,
  vendor: string,
  ask: Ask,
): Promise<string> {
  const { settings } = services;
  const { id, incarnation } = world;
  const body = JSON.stringify({ ...ask, origins: settings.webOrigins });
  const timestamp = String(Math.floor(world.now().getTime() / 1000));
  const stamp = { timestamp, world: id, incarnation };
  const { status, body: answer } = await callInside(services, '/games/vendor/round-page', {
    headers: {
      'x-world': id,
      'x-vendor-id': vendor,
      'x-platform-timestamp': timestamp,
      'x-platform-signature': signCall(vendorKey(settings.jwtSecret, vendor), stamp, body),
    },
    body,
  });
  const url = status === 200 ? addressed.safeParse(answer).data?.url : undefined;
  if (url !== undefined) return url;
  const decision = decideProvidersRound(refused.safeParse(answer).data?.code ?? 'NONE');
  if (!decision.allowed) throw refusalOf(betRoundReasons, decision);
  throw new Error(`The game server answered ${String(status)}.`);
}

/**
 * The address on which the provider shows the round of a member's bet again.
 * @throws Refusal NOT_FOUND, CONFLICT, or VENDOR_IN_MAINTENANCE when the provider does not answer
 */
export async function betRoundUrl(
  services: PlatformServices,
  world: World,
  { member, bet: id }: { readonly member: string; readonly bet: string },
): Promise<string> {
  const row = await betById(world.db, id);
  const game = row && (await catalogueOf(world)).gameById.get(row.gameId);
  const found = row && game ? { row, game } : null;
  const decision = decideBetRound({ member, bet: found && factsOf(found.row, found.game) });
  if (!decision.allowed) throw refusalOf(betRoundReasons, decision);
  if (!found) throw new Error(`The bet ${id} is gone.`);
  const ask = { member, game: found.game.id, round: found.row.roundId };
  return askVendor(services, world, found.game.vendor.id, ask);
}

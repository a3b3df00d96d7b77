import type { Caller } from '../../platform/auth/index.ts';
import { Refusal } from '../../platform/graphql/index.ts';
import type { PlatformServices } from '../../platform/http/index.ts';
import type { World } from '../../platform/worlds/index.ts';
import { launchableGame } from './service.ts';
import { signTicket } from './ticket.ts';

const LONGEST_ADDRESS = 2048;

/** What a launch URL is asked for. */
export interface LaunchAsk {
  readonly game: string;
  readonly vendor: string;
  readonly options: { readonly siteLobbyUrl: string };
}

function readLobby(text: string): string {
  const url = text.length <= LONGEST_ADDRESS && URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.href;
  throw new Refusal('BAD_USER_INPUT', 'siteLobbyUrl must be a web address.');
}

/**
 * The address that shows a game to one member for 12 hours, as long as the login goes on that asks for it (PLAY-04).
 *
 * @throws Refusal NOT_FOUND, VENDOR_IN_MAINTENANCE, VENDOR_ACCOUNT_REQUIRED, GAME_EXCLUDED, WALLET_MODE_SWITCH_REQUIRED
 *   (PLAY-27), or BAD_USER_INPUT for a lobby that is no web address
 */
export async function launchUrl(
  world: World,
  { id: memberId, sessionId: loginSessionId }: Caller,
  ask: LaunchAsk,
  services: PlatformServices,
): Promise<string> {
  const lobby = readLobby(ask.options.siteLobbyUrl);
  const game = await launchableGame(world, memberId, ask);
  const ticket = { memberId, loginSessionId, gameId: game.id, worldId: world.id, lobby };
  const signed = signTicket(services.settings.jwtSecret, ticket, world.now());
  return `${services.publicUrl()}/games/${encodeURIComponent(game.code)}/play?ticket=${signed}`;
}

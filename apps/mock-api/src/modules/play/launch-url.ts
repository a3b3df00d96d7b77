import { decideLaunch, launchReasons } from '@magpie/domain/play';
import type { Caller } from '#platform/auth/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { catalogueOf } from '../games/index.ts';
import { launchFacts } from './launch-facts.ts';
import { signTicket } from './ticket.ts';

export interface LaunchUrlAsk {
  readonly game: string;
  readonly vendor: string;
  readonly options: { readonly siteLobbyUrl: string; readonly freeSpin?: string | null };
}

/**
 * The address that shows a game to one member for 12 hours, as long as the login goes on that asks for it (PLAY-04).
 * @throws Refusal with one of the reasons of a launch (PLAY-20, PLAY-21, PLAY-27)
 */
export async function launchUrl(
  world: World,
  { id: memberId, sessionId: loginSessionId }: Caller,
  { game, vendor, options }: LaunchUrlAsk,
  services: PlatformServices,
): Promise<string> {
  const catalogue = await catalogueOf(world);
  const now = world.now();
  const ask = { memberId, game, vendor, lobby: options.siteLobbyUrl, freeSpin: options.freeSpin ?? null };
  const decision = decideLaunch(await launchFacts({ db: world.db, now }, catalogue, ask));
  if (!decision.allowed) throw refusalOf(launchReasons, decision);
  const { model } = decision.plan.game;
  const lobby = decision.plan.lobby ?? '';
  const ticket = { memberId, loginSessionId, gameId: model.id, worldId: world.id, lobby };
  const signed = signTicket(services.settings.jwtSecret, ticket, now);
  return `${services.publicUrl()}/games/${encodeURIComponent(model.code)}/play?ticket=${signed}`;
}

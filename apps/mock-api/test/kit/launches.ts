import { catalogueOf } from '#modules/games/index.ts';
import type { GraphQLAnswer, TestPlatform } from './index.ts';
import { playerInNewWorld, SLOT, VENDOR } from './play.ts';
import type { Player } from './play.ts';

/** Where the web app of the tests is. */
export const LOBBY = 'http://localhost:4200/casino';

/** The operations of a launch. */
export const INITIALIZE = `mutation Initialize($vendor: ID!, $gameCategory: ID!) {
  initializeVendorAccount(vendor: $vendor, gameCategory: $gameCategory) {
    id vendor { id } gameCategory { id } transferStatus dateTimeCreated
  }
}`;
/** Asks for the address of a game. */
export const LAUNCH = `query Launch($game: ID!, $vendor: ID!, $options: LaunchOptionsInput!) {
  launchURL(game: $game, vendor: $vendor, options: $options)
}`;
/** Starts a session. */
export const START = `mutation Start($input: StartGameSessionInput!) {
  startGameSession(input: $input) { id balanceType dateTimeStarted dateTimeEnded game { id } }
}`;
/** Ends a session. */
export const END = 'mutation End($id: ID!) { endGameSession(id: $id) { id dateTimeEnded } }';

/** A part of an answer that must be an object. */
export function objectOf(answer: GraphQLAnswer, field: string): Record<string, unknown> {
  const value = answer.data?.[field];
  if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  throw new Error(`No ${field} in ${JSON.stringify(answer)}`);
}

/** Makes the player's account at the vendor of a game. */
export async function prepare(player: Player, game: string = SLOT.id): Promise<void> {
  const found = (await catalogueOf(player.world)).gameById.get(game);
  const [category] = found?.gameCategories ?? [];
  if (!found || !category) throw new Error(`There is no game ${game} in a category.`);
  await player.call(INITIALIZE, { vendor: found.vendor.id, gameCategory: category.id });
}

/** The ticket that opens a game for a player. */
export async function ticketFor(
  player: Player,
  game: string = SLOT.id,
  vendor: string = VENDOR,
): Promise<string> {
  await prepare(player, game);
  const options = { channel: 'MobileWeb', siteLobbyUrl: LOBBY };
  const answer = await player.call(LAUNCH, { game, vendor, options });
  return new URL(String(answer.data?.['launchURL'])).searchParams.get('ticket') ?? '';
}

/** Starts a session of a player and answers its id. */
export async function sessionFor(player: Player, game: string = SLOT.id): Promise<string> {
  await prepare(player, game);
  return String(objectOf(await player.call(START, { input: { game } }), 'startGameSession')['id']);
}

/** Opens the game of a code for a player and answers its ticket. */
export async function launchedFor(player: Player, code: string): Promise<string> {
  const game = (await catalogueOf(player.world)).gameByCode.get(code);
  if (!game) throw new Error(`There is no game ${code}.`);
  const ticket = await ticketFor(player, game.id, game.vendor.id);
  await sessionFor(player, game.id);
  return ticket;
}

/** A player who has opened the game of a code. */
export async function seatedAtGame(
  platform: TestPlatform,
  code: string,
): Promise<{ player: Player; ticket: string }> {
  const player = await playerInNewWorld(platform);
  return { player, ticket: await launchedFor(player, code) };
}

/** A player whose slot is open. */
export async function seatedPlayer(
  platform: TestPlatform,
  cents?: bigint,
): Promise<{ player: Player; ticket: string; session: string }> {
  const player = await playerInNewWorld(platform, cents);
  const ticket = await ticketFor(player);
  return { player, ticket, session: await sessionFor(player) };
}

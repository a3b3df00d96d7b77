import { balances, houseAccount, memberAccount } from '#platform/ledger/index.ts';
import type { BookedWallet } from '#platform/ledger/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { catalogueOf } from '#modules/games/index.ts';
import { seedCatalogue } from '#seed/catalogue/index.ts';
import { vendorKey } from '#modules/play/index.ts';
import { signCall } from '#platform/signed-calls/index.ts';
import { addMember, callGraphQL, loginByEmail, post, startTestPlatform } from './index.ts';
import type { GraphQLAnswer, ServiceAnswer, TestPlatform } from './index.ts';
import { NOW } from './new-worlds.ts';

/** A slot of the vendor {@link VENDOR}. */
export const SLOT = { id: 'game_moonlit-dingo', code: 'moonlit-dingo', category: 'cat_slots' } as const;

/** The vendor that runs {@link SLOT}. */
export const VENDOR = 'ven_billabong';

/** Where the web app of the tests is. */
export const LOBBY = 'http://localhost:4200/casino';

const SECRET = 'a secret of the play tests';

/** A platform whose worlds hold the catalogue and nobody. */
export function startPlayPlatform(): Promise<TestPlatform> {
  return startTestPlatform({ seed: { write: seedCatalogue, version: 'catalogue' } }, { JWT_SECRET: SECRET });
}

/** A member who is logged in. */
export interface Player {
  readonly id: string;
  readonly email: string;
  readonly world: World;
  readonly token: string;
  call(query: string, variables?: unknown): Promise<GraphQLAnswer>;
}

/** Puts money into a wallet of a member, in minor units. */
export async function fund(
  world: World,
  memberId: string,
  amount: bigint,
  { wallet = 'MAIN', currency = 'AUD' }: { wallet?: BookedWallet; currency?: string } = {},
): Promise<void> {
  await world.write((unit) =>
    unit.post({
      key: `test:${unit.id('fund')}`,
      type: 'SYSTEM_CREDIT',
      memberId,
      postings: [
        { account: memberAccount(memberId, wallet, currency), amount },
        { account: houseAccount('OPENING', currency), amount: -amount },
      ],
      details: { name: 'Test money' },
    }),
  );
}

/** A logged-in member with so much in the main wallet, in cents. */
export async function newPlayer(platform: TestPlatform, world: World, cents = 100_000n): Promise<Player> {
  const { id, email } = await addMember(world);
  if (cents > 0n) await fund(world, id, cents);
  const token = await loginByEmail(platform, world, email);
  const call = (query: string, variables?: unknown) =>
    callGraphQL(platform, world, { query, variables, token });
  return { id, email, world, token, call };
}

/** A logged-in member as {@link newPlayer} makes them, in a world of their own, whose clock stands still. */
export async function playerInNewWorld(platform: TestPlatform, cents?: bigint): Promise<Player> {
  return newPlayer(platform, await platform.newWorld(NOW), cents);
}

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

/** A player whose slot is open. */
export async function seatedPlayer(
  platform: TestPlatform,
  cents?: bigint,
): Promise<{ player: Player; ticket: string; session: string }> {
  const player = await playerInNewWorld(platform, cents);
  const ticket = await ticketFor(player);
  return { player, ticket, session: await sessionFor(player) };
}

/** How a vendor's call is signed; as it should be where nothing is given. */
interface VendorSigning {
  readonly vendor?: string;
  readonly signature?: string;
  readonly timestamp?: string;
  readonly signedFor?: string;
  readonly incarnation?: string;
}

/** A call of a vendor. */
export function vendorCall(
  platform: TestPlatform,
  world: World,
  call: string,
  body: unknown,
  { vendor = VENDOR, signature, ...signed }: VendorSigning = {},
): Promise<ServiceAnswer> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const stamp = {
    timestamp: signed.timestamp ?? String(Math.floor(world.now().getTime() / 1000)),
    world: signed.signedFor ?? world.id,
    incarnation: signed.incarnation ?? world.incarnation,
  };
  const headers = {
    'content-type': 'application/json',
    'x-world': world.id,
    'x-vendor-id': vendor,
    'x-vendor-timestamp': stamp.timestamp,
    'x-vendor-signature': signature ?? signCall(vendorKey(SECRET, vendor), stamp, text),
  };
  return post(`${platform.url}/games/wallet/${call}`, { headers, body: text });
}

/** A call of a game's page. */
export function pageCall(
  platform: TestPlatform,
  call: string,
  body: unknown,
  code: string = SLOT.code,
): Promise<ServiceAnswer> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return post(`${platform.url}/games/${code}/${call}`, {
    headers: { 'content-type': 'text/plain' },
    body: text,
  });
}

/** A player at a game, and the calls of the game's vendor. */
export interface PlayTable {
  readonly world: World;
  readonly player: Player;
  readonly gameSession: string;
  readonly bet: (transaction: string, round: string, amount: string, more?: object) => Promise<ServiceAnswer>;
  readonly win: (transaction: string, round: string, amount: string) => Promise<ServiceAnswer>;
  readonly rollback: (transaction: string, round: string, bet: string) => Promise<ServiceAnswer>;
  /** Main and casino cash in cents. */
  readonly wallets: () => Promise<[main: bigint, casino: bigint]>;
}

/** A player at a game with AUD 10.00 in the casino wallet and AUD 20.00 in the main one, at a standing clock. */
export async function openTable(platform: TestPlatform): Promise<PlayTable> {
  const player = await playerInNewWorld(platform, 2000n);
  const { world } = player;
  await fund(world, player.id, 1000n, { wallet: 'CASINO' });
  const gameSession = await sessionFor(player);
  const call = (name: string, body: object) => vendorCall(platform, world, name, { gameSession, ...body });
  return {
    world,
    player,
    gameSession,
    bet: (transaction, round, amount, more) =>
      call('bet', { transaction, round, amount, currency: 'AUD', ...more }),
    win: (transaction, round, amount) => call('win', { transaction, round, amount, currency: 'AUD' }),
    rollback: (transaction, round, bet) => call('rollback', { transaction, round, bet }),
    wallets: async () => {
      const held = await balances(world.db, player.id, 'AUD');
      return [held.MAIN, held.CASINO];
    },
  };
}

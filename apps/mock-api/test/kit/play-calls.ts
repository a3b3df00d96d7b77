import { balances } from '#platform/ledger/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { vendorKey } from '#platform/signed-calls/index.ts';
import { post } from './index.ts';
import type { ServiceAnswer, TestPlatform } from './index.ts';
import { sessionFor } from './launches.ts';
import { fund, playerInNewWorld, PLAY_SECRET, SLOT, VENDOR } from './play.ts';
import type { Player } from './play.ts';
import { postSigned } from './signed-calls.ts';
import type { Signing } from './signed-calls.ts';

/** A call of a vendor. */
export function vendorCall(
  platform: TestPlatform,
  world: World,
  call: string,
  body: unknown,
  { vendor = VENDOR, ...signing }: Signing & { readonly vendor?: string } = {},
): Promise<ServiceAnswer> {
  return postSigned({
    ...{ address: `${platform.url}/games/wallet/${call}`, sender: 'vendor' },
    ...{ world, body, signing, key: vendorKey(PLAY_SECRET, vendor) },
    headers: { 'x-vendor-id': vendor },
  });
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

import { houseAccount, memberAccount } from '#platform/ledger/index.ts';
import type { LedgerWallet } from '#platform/ledger/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { seedCatalogue } from '#seed/catalogue/index.ts';
import { addMember, callGraphQL, loginByEmail, startTestPlatform } from './index.ts';
import type { GraphQLAnswer, TestPlatform } from './index.ts';
import { NOW } from './new-worlds.ts';

/** A slot of the vendor {@link VENDOR}. */
export const SLOT = { id: 'game_moonlit-dingo', code: 'moonlit-dingo', category: 'cat_slots' } as const;

/** The vendor that runs {@link SLOT}. */
export const VENDOR = 'ven_billabong';

/** What the keys of its vendors come from. */
export const PLAY_SECRET = 'a secret of the play tests';

/** A platform whose worlds hold the catalogue and nobody. */
export function startPlayPlatform(): Promise<TestPlatform> {
  return startTestPlatform(
    { seed: { write: seedCatalogue, version: 'catalogue' } },
    { JWT_SECRET: PLAY_SECRET },
  );
}

/** A member who is logged in. */
export interface Player {
  readonly id: string;
  readonly email: string;
  readonly world: World;
  readonly token: string;
  call(query: string, variables?: unknown): Promise<GraphQLAnswer>;
}

/** Puts money into a wallet of a member, in minor units, or takes it out of it. */
export async function fund(
  world: World,
  memberId: string,
  amount: bigint,
  { wallet = 'MAIN', currency = 'AUD' }: { wallet?: LedgerWallet; currency?: string } = {},
): Promise<void> {
  await world.write((unit) =>
    unit.post({
      key: `test:${unit.id('fund')}`,
      type: amount < 0n ? 'SYSTEM_DEBIT' : 'SYSTEM_CREDIT',
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

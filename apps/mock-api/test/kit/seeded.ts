import { SEED_VERSION, seedWorld } from '#seed/index.ts';
import type { PlatformParts } from '../../src/app.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import type { GraphQLAnswer } from './calls.ts';
import { callGraphQL, loginByEmail } from './calls.ts';
import { cheapHash } from './members.ts';
import type { TestPlatform } from './platform.ts';
import { startTestPlatform } from './platform.ts';

async function seedWithCheapLogins(unit: Unit): Promise<void> {
  await seedWorld(unit);
  await unit.db
    .updateTable('members')
    .set({ passwordHash: await cheapHash() })
    .execute();
}

/** The seeded people and offers. */
export const people = { write: seedWithCheapLogins, version: String(SEED_VERSION) };

/** A platform whose worlds hold the seeded people and offers. Settings are given as environment variables. */
export function startSeededPlatform(
  env: Readonly<Record<string, string>> = {},
  parts: PlatformParts = {},
): Promise<TestPlatform> {
  return startTestPlatform({ seed: people, ...parts }, env);
}

/** A Monday, 13:00 in Sydney. */
export const MONDAY = '2026-03-02T02:00:00.000Z';

type Ask = (query: string, variables?: Record<string, unknown>) => Promise<GraphQLAnswer>;

/** A seeded person who is logged in, and the operator of their world. */
export interface SeededPerson {
  readonly id: string;
  readonly world: World;
  readonly token: string;
  /** Asks the main endpoint as the person. */
  readonly main: Ask;
  /** Asks the promo endpoint as the person. */
  readonly promo: Ask;
  /** Asks the control endpoint; `$world` is given. */
  readonly control: Ask;
}

/** Logs a seeded person in. @param name the part of the e-mail address before the @ */
export async function seededPerson(
  platform: TestPlatform,
  world: World,
  name: string,
): Promise<SeededPerson> {
  const token = await loginByEmail(platform, world, `${name}@magpie.test`);
  const ask =
    (path: string, given: Record<string, unknown> = {}): Ask =>
    (query, variables = {}) =>
      callGraphQL(platform, world, { query, variables: { ...given, ...variables }, token, path });
  return {
    id: `mem_${name}`,
    world,
    token,
    main: ask('/graphql'),
    promo: ask('/promo/graphql'),
    control: ask('/control/graphql', { world: world.id }),
  };
}

/** Logs a seeded person in, in a new world whose clock stands still. */
export async function personInNewWorld(
  platform: TestPlatform,
  name: string,
  now: string = MONDAY,
): Promise<SeededPerson> {
  return seededPerson(platform, await platform.newWorld(now), name);
}

import { expect, it } from 'vitest';
import { audit } from '#platform/ledger/index.ts';
import { CLAIM } from '#test/kit/cashbacks.ts';
import { putClockBack } from '#test/kit/clock-back.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const platform = platformForFile(startSeededPlatform);

const LEVEL_ENDS = '{ memberLevel(member: "mem_mia") { rewards { level expiresAt } } }';
const BONUS_ENDS = '{ memberConsumablePromos(first: 100) { edges { node { id expiresAt } } } }';
const ACTIVATE =
  'mutation { activateConsumableBonus(id: "bon_ella_user_claim", legacyMemberId: "mem_ella") { id } }';

interface Claimed {
  readonly what: string;
  readonly name: string;
  readonly press: (person: SeededPerson) => ReturnType<SeededPerson['main']>;
  readonly end: (person: SeededPerson) => Promise<string | undefined>;
}

const claims: readonly Claimed[] = [
  {
    what: 'the reward of a level',
    name: 'mia',
    press: ({ main }) => main('mutation { claimLevelReward(level: 3) { state } }'),
    end: async ({ main }) => {
      const { rewards } = (await main(LEVEL_ENDS)).data?.['memberLevel'] as {
        rewards: { level: number; expiresAt: string }[];
      };
      return rewards.find(({ level }) => level === 3)?.expiresAt;
    },
  },
  {
    what: 'a bonus',
    name: 'ella',
    press: ({ promo }) => promo(ACTIVATE),
    end: async ({ promo }) => {
      const { edges } = (await promo(BONUS_ENDS)).data?.['memberConsumablePromos'] as {
        edges: { node: { id: string; expiresAt: string } }[];
      };
      return edges.find(({ node }) => node.id === 'bon_ella_user_claim')?.node.expiresAt;
    },
  },
  {
    what: 'a cashback',
    name: 'ella',
    press: ({ promo }) => promo(CLAIM, { id: 'cashback_monday' }),
    // The midnight of Ella, who lives in Sydney.
    end: () => Promise.resolve('2026-03-02T13:00:00.000Z'),
  },
];

it.each(claims)('$what is had once at most by claims while its end comes', async ({ name, press, end }) => {
  const person = await personInNewWorld(platform, name);
  const at = new Date((await end(person)) ?? '');
  await person.world.clock.set(new Date(at.getTime() - 1));
  const answers = await Promise.all([
    ...[press(person), press(person)],
    person.world.clock.set(at).then(() => null),
    ...[press(person), press(person)],
  ]);
  const had = answers.filter((answer) => answer?.code === null).length;
  expect(had).toBeLessThanOrEqual(1);
  expect((await press(person)).code).not.toBeNull();
  expect((await audit(person.world.db)).violations).toEqual([]);
});

it.each(claims)(
  '$what is not had after its end by a clock that is set back',
  async ({ name, press, end }) => {
    const person = await personInNewWorld(platform, name);
    const at = new Date((await end(person)) ?? '');
    await person.world.clock.set(at);
    await putClockBack(platform, person.world, new Date(at.getTime() - 60_000).toISOString());
    expect((await press(person)).code).not.toBeNull();
  },
);

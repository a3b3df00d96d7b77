import { expect, it } from 'vitest';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const STATES = '{ memberLevel(member: "mem_mia") { rewards { level state bonusState } } }';
const CLAIM = 'mutation { claimLevelReward(level: 3) { state bonusState } }';

const platform = platformForFile(startSeededPlatform);

/** Mia has reached level 3 and not claimed its reward. */
async function third(mia: SeededPerson): Promise<unknown> {
  const { data } = await mia.main(STATES);
  const { rewards } = data?.['memberLevel'] as { rewards: { level: number }[] };
  return rewards.find(({ level }) => level === 3);
}

async function claimed() {
  const mia = await personInNewWorld(platform, 'mia');
  expect(await third(mia)).toEqual({ level: 3, state: 'AVAILABLE', bonusState: null });
  expect((await mia.main(CLAIM)).data).toEqual({
    claimLevelReward: { state: 'CLAIMED', bonusState: 'READY' },
  });
  return mia;
}

async function activate(mia: SeededPerson): Promise<string> {
  const { data } = await mia.promo('{ memberConsumablePromos(first: 100) { edges { node { id name } } } }');
  const { edges } = data?.['memberConsumablePromos'] as { edges: { node: { id: string; name: string } }[] };
  const bonus = edges.find(({ node }) => node.name === 'Level 3 reward')?.node.id;
  const activated = await mia.promo(
    'mutation A($id: ID!) { activateConsumableBonus(id: $id, legacyMemberId: "mem_mia") { id } }',
    { id: bonus },
  );
  return (activated.data?.['activateConsumableBonus'] as { id: string }).id;
}

it('LEVEL-15 a claimed reward says that its bonus waits, is active, and was cancelled', async () => {
  const mia = await claimed();
  const id = await activate(mia);
  expect(await third(mia)).toEqual({ level: 3, state: 'CLAIMED', bonusState: 'ACTIVE' });
  await mia.promo('mutation C($id: ID!) { cancelActivePromo(id: $id) { id } }', { id });
  expect(await third(mia)).toEqual({ level: 3, state: 'CLAIMED', bonusState: 'CANCELED' });
});

it('a claimed reward says that its time ran out, activated or not', async () => {
  const [active, waiting] = [await claimed(), await claimed()];
  await activate(active);
  for (const [mia, bonusState] of [
    [active, 'EXPIRED'],
    [waiting, 'UNUSED'],
  ] as const) {
    await mia.world.clock.advance('P8D');
    const later = await seededPerson(platform, mia.world, 'mia');
    expect(await third(later)).toEqual({ level: 3, state: 'CLAIMED', bonusState });
  }
});

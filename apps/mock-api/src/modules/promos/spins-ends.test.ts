import { expect, it } from 'vitest';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const END =
  'mutation E($world: ID!, $reward: ID!, $ending: RewardEnding!) { endReward(world: $world, reward: $reward, ending: $ending) { id } }';
const CANCEL =
  'mutation C($id: ID!, $me: ID!) { cancelFreeSpinPromo(id: $id, legacyMemberId: $me) { status } }';

const platform = platformForFile(startSeededPlatform);

interface Told {
  readonly title: string;
  readonly subject: { readonly kind: string; readonly id: string } | null;
}

async function told({ main }: SeededPerson): Promise<Told[]> {
  const { data } = await main('{ messages(first: 50) { edges { node { title subject { kind id } } } } }');
  return (data?.['messages'] as { edges: { node: Told }[] }).edges.map(({ node }) => node);
}

async function heldBy({ promo }: SeededPerson): Promise<string | null> {
  const { data } = await promo(
    '{ memberFreeSpins(filter: { status: { eq: ACTIVE } }) { edges { node { id } } } }',
  );
  return (data?.['memberFreeSpins'] as { edges: { node: { id: string } }[] }).edges[0]?.node.id ?? null;
}

const byOperator = (ending: string) => (ella: SeededPerson) =>
  ella.control(END, { reward: 'fsp_ella_dingo', ending });

const toldOfSpins = async (person: SeededPerson) =>
  (await told(person)).filter(({ subject }) => subject?.kind === 'FREE_SPINS');

it.each([
  ['their time', 'Free Spins Expired', (ella: SeededPerson) => ella.world.clock.advance('P5D')],
  ['the operator, as cancelled', 'Free Spins Ended', byOperator('CANCEL')],
  ['the operator, as expired', 'Free Spins Ended', byOperator('EXPIRE')],
])('the end of free spins by %s is told once', async (_cause, title, end) => {
  const ella = await personInNewWorld(platform, 'ella');
  await end(ella);
  expect(await toldOfSpins(ella)).toEqual([{ title, subject: { kind: 'FREE_SPINS', id: 'fsp_ella_dingo' } }]);
  await ella.world.clock.advance('P5D');
  expect(await toldOfSpins(ella)).toHaveLength(1);
});

it.each([
  [
    'their member cancels',
    'CANCELLED',
    (ella: SeededPerson) => ella.promo(CANCEL, { id: 'fsp_ella_dingo', me: ella.id }),
  ],
  [
    'are all staked at their end',
    'COMPLETE',
    ({ world }: SeededPerson) =>
      world.write(({ db }) => db.updateTable('memberFreeSpinGames').set({ remaining: 0 }).execute()),
  ],
])('free spins that %s are not told of', async (_what, status, end) => {
  const ella = await personInNewWorld(platform, 'ella');
  await end(ella);
  await ella.world.clock.advance('P5D');
  expect(await toldOfSpins(ella)).toEqual([]);
  const { data } = await ella.promo('{ memberFreeSpins { edges { node { id status } } } }');
  expect(data).toEqual({ memberFreeSpins: { edges: [{ node: { id: 'fsp_ella_dingo', status } }] } });
});

it('free spins that end with the promo they came with are told of by its message alone', async () => {
  const indy = await personInNewWorld(platform, 'indy');
  expect(await heldBy(indy)).toMatch(/^fsp_/);
  await indy.world.clock.advance('P30D');
  expect(await heldBy(indy)).toBeNull();
  expect(await toldOfSpins(indy)).toEqual([]);
  expect((await told(indy)).filter(({ title }) => title === 'Promo Expired')).toEqual([
    { title: 'Promo Expired', subject: { kind: 'PROMO', id: 'promo_last_drinks' } },
  ]);
});

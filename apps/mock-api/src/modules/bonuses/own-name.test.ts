import { expect, it } from 'vitest';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';

const HISTORY = '{ promoHistory(first: 20) { edges { node { bonusName endCause promo { name } } } } }';

const ACTIVATE =
  'mutation { activateConsumableBonus(id: "bon_ella_user_claim", legacyMemberId: "mem_ella") { id status } }';
const TOLD = '{ messages(first: 3) { edges { node { content } } } }';
const RELEASE = 'mutation R($world: ID!, $id: ID!) { releaseAward(world: $world, award: $id) }';
const END =
  'mutation E($world: ID!, $id: ID!) { endReward(world: $world, reward: $id, ending: CANCEL) { id } }';

const platform = platformForFile(startSeededPlatform);

it('PROMO-32 the history names the bonus that each promo was, activated or not', async () => {
  const ella = await personInNewWorld(platform, 'ella');
  const { data } = await ella.promo(
    'mutation { activateConsumableBonus(id: "bon_ella_user_claim", legacyMemberId: "mem_ella") { id bonusName } }',
  );
  const active = data?.['activateConsumableBonus'] as { id: string };
  expect(active).toMatchObject({ bonusName: 'Asked and Given' });
  await ella.promo('mutation C($id: ID!) { cancelActivePromo(id: $id) { id } }', { id: active.id });
  await ella.world.clock.advance('P40D');
  const { promoHistory } = (await ella.promo(HISTORY)).data as unknown as {
    promoHistory: { edges: { node: object }[] };
  };
  const promo = { name: 'Open Gift' };
  expect(promoHistory.edges.map(({ node }) => node)).toEqual(
    expect.arrayContaining([
      { bonusName: 'Asked and Given', endCause: 'MEMBER', promo },
      { bonusName: 'Settling-in Gift', endCause: 'NOT_ACTIVATED', promo },
    ]),
  );
});

it('PROMO-56 messages call an award by the bonus that it was, as it is released and as it ends', async () => {
  const ella = await personInNewWorld(platform, 'ella');
  await ella.world.write(({ db }) =>
    db.updateTable('promos').set({ payoutMode: 'MANUAL' }).where('id', '=', 'promo_open_gift').execute(),
  );
  const { data } = await ella.promo(ACTIVATE);
  const { id, status } = data?.['activateConsumableBonus'] as { id: string; status: string };
  expect(status).toBe('PENDING');
  expect((await ella.control(RELEASE, { id })).data).toEqual({ releaseAward: 'ACTIVE' });
  expect((await ella.control(END, { id })).code).toBeNull();
  const page = (await ella.main(TOLD)).data?.['messages'] as { edges: { node: { content: string } }[] };
  expect(page.edges.slice(0, 2).map(({ node }) => node.content)).toEqual([
    '<p>Our team ended Asked and Given, and what was left of its bonus was taken back.</p>',
    '<p>Our team has released Asked and Given. You find it under Active Bonus.</p>',
  ]);
});

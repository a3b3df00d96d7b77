import { expect, it } from 'vitest';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';

const HISTORY = '{ promoHistory(first: 20) { edges { node { bonusName endCause promo { name } } } } }';

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

import { expect, it } from 'vitest';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';

const ACTIVATE =
  'mutation Go($me: ID!) { activateConsumableBonus(id: "bon_ella_user_claim", legacyMemberId: $me) { status bonus } }';
const MINE =
  'query Mine($me: ID!) { member(id: $me) { activePromo { id } wallets { casinoBonus stakedFrom } } promoHistory { edges { node { status bonus } } } }';

const platform = platformForFile(startSeededPlatform);

const activated = async (cents: bigint) => {
  const ella = await personInNewWorld(platform, 'ella');
  await ella.world.write(({ db }) =>
    db
      .updateTable('memberBonuses')
      .set({ amountMinor: cents })
      .where('id', '=', 'bon_ella_user_claim')
      .execute(),
  );
  await ella.promo(ACTIVATE, { me: ella.id });
  return { ella, mine: (await ella.promo(MINE, { me: ella.id })).data };
};

it('a bonus that is too small for any stake is lost at once and keeps nobody from their cash', async () => {
  const { ella, mine } = await activated(19n);
  expect(mine).toEqual({
    member: { activePromo: null, wallets: { casinoBonus: '0.00', stakedFrom: null } },
    promoHistory: { edges: [{ node: { status: 'LOST', bonus: '0.19' } }] },
  });
  const audit = await ella.control('query A($world: ID!) { audit(world: $world) { violations } }');
  expect(audit.data).toEqual({ audit: { violations: [] } });
});

it('a bonus of the smallest stake can be played', async () => {
  const { mine } = await activated(20n);
  expect(mine).toMatchObject({
    member: { activePromo: {}, wallets: { casinoBonus: '0.20', stakedFrom: 'BONUS' } },
  });
});

import { expect, it } from 'vitest';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';

const ACTIVATE =
  'mutation Go($me: ID!) { activateConsumableBonus(id: "bon_ella_user_claim", legacyMemberId: $me) { status bonus } }';
const MINE =
  'query Mine($me: ID!) { member(id: $me) { activePromo { id } wallets { casinoBonus stakedFrom } } promoHistory(first: 1) { edges { node { status bonus } } } }';

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

it('PROMO-46 a bonus with nothing to wager is cash at once', async () => {
  const ella = await personInNewWorld(platform, 'ella');
  await ella.world.write(({ db }) =>
    db.updateTable('promos').set({ wagering: 0 }).where('id', '=', 'promo_open_gift').execute(),
  );
  const ask =
    'query Mine($me: ID!) { member(id: $me) { activePromo { id } wallets { casinoBonus casinoCash } } }';
  const mine = async () => (await ella.promo(ask, { me: ella.id })).data;
  const withCash = (casinoCash: string) => ({
    member: { activePromo: null, wallets: { casinoBonus: '0.00', casinoCash } },
  });
  expect(await mine()).toEqual(withCash('105.00'));
  const { data } = await ella.promo(ACTIVATE, { me: ella.id });
  expect(data).toEqual({ activateConsumableBonus: { status: 'COMPLETE', bonus: '5.00' } });
  expect(await mine()).toEqual(withCash('110.00'));
  const audit = await ella.control('query A($world: ID!) { audit(world: $world) { violations } }');
  expect(audit.data).toEqual({ audit: { violations: [] } });
});

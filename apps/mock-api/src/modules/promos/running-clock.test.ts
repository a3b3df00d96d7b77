import { expect, it } from 'vitest';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { openPushes } from '#test/kit/pushes.ts';
import { seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';

const HISTORY = '{ promoHistory(first: 1) { edges { node { id status } } } }';

const platform = platformForFile(startSeededPlatform);

it('PROMO-57 a promo ends by itself while the clock runs, without anybody asking', async () => {
  const world = await platform.newWorld();
  const ruby = await seededPerson(platform, world, 'ruby');
  const pushes = await openPushes(platform, world, ruby.token, [
    '{ balanceUpdated { wallets { casinoBonus } } }',
  ]);
  await world.write(({ db, now }) =>
    db
      .updateTable('memberPromos')
      .set({ expiresAt: now.getTime() + 300 })
      .where('id', '=', 'mpr_ruby_midweek')
      .execute(),
  );
  expect(await pushes.later()).toEqual({ balanceUpdated: { wallets: { casinoBonus: '0.00' } } });
  pushes.close();
  expect((await ruby.promo(HISTORY)).data).toMatchObject({
    promoHistory: { edges: [{ node: { id: 'mpr_ruby_midweek', status: 'EXPIRED' } }] },
  });
});

import { expect, it } from 'vitest';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';

const platform = platformForFile(startSeededPlatform);

it('CASHBK-16 a cashback is answered as it is now, whatever of it was changed', async () => {
  const { world, promo } = await personInNewWorld(platform, 'ella');
  const asked = async () => {
    const { data } = await promo(
      '{ cashback(id: "cashback_live") { title gameProviders { provider { name } } } }',
    );
    const { cashback } = data as {
      cashback: { title: string; gameProviders: { provider: { name: string } }[] };
    };
    return [cashback.title, ...cashback.gameProviders.map(({ provider }) => provider.name)];
  };
  const [title] = await asked();
  expect(await asked()).toEqual([title, 'Twelve Bells', 'Croupier House']);
  await world.write(({ db }) =>
    db
      .deleteFrom('cashbackProviders')
      .where('cashbackId', '=', 'cashback_live')
      .where('position', '=', 0)
      .execute(),
  );
  expect(await asked()).toEqual([title, 'Croupier House']);
  await world.write(({ db }) =>
    db.updateTable('cashbacks').set({ title: 'Another' }).where('id', '=', 'cashback_live').execute(),
  );
  expect(await asked()).toEqual(['Another', 'Croupier House']);
});

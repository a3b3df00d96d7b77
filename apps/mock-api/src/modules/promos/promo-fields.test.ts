import { expect, it } from 'vitest';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { MONDAY, personInNewWorld, seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';

const ACTIVE =
  'query Member($id: ID!) { member(id: $id) { activePromo { bonus amount turnoverTarget turnoverCounter } } }';

const platform = platformForFile(startSeededPlatform);

it('PROMO-34 has every field', async () => {
  const ella = await personInNewWorld(platform, 'ella');
  await ella.world.write(async ({ db }) => {
    const offered = db
      .updateTable('promoFreeSpins')
      .set({ campaignUuid: 'camp-1', prepaidUuid: 'prepaid-1' });
    await offered.where('promoId', '=', 'promo_spin_gift').where('betCount', '=', 10).execute();
    await db
      .insertInto('promoUses')
      .values({ memberId: ella.id, promoId: 'promo_spin_gift', used: 1 })
      .execute();
  });
  const activate =
    'mutation Activate($me: ID!) { activateConsumableBonus(id: "bon_ella_free_spin", legacyMemberId: $me) { id promo { id } walletMode bonus amount turnoverTarget turnoverCounter currency { code } expiresAt dateTimeCreated promoUsed status freeSpinDetails { betCount betValue categoryId currency { code } gameId gameName vendorId gameCode campaignUuid remainingFreeSpins name prepaidUuid } } }';
  const { data } = await ella.promo(activate, { me: ella.id });
  const promo = data?.['activateConsumableBonus'] as {
    freeSpinDetails: { gameId: string; gameCode: string }[];
  };
  const [first] = promo.freeSpinDetails;
  expect(promo).toEqual({
    id: expect.stringMatching(/^mpr_/) as unknown,
    promo: { id: 'promo_spin_gift' },
    walletMode: 'CASH',
    bonus: '0.00',
    amount: '0.00',
    turnoverTarget: '0.00',
    turnoverCounter: '0.00',
    currency: { code: 'AUD' },
    expiresAt: '2026-03-09T02:00:00.000Z',
    dateTimeCreated: MONDAY,
    promoUsed: 2,
    status: 'COMPLETE',
    freeSpinDetails: [
      {
        betCount: 10,
        betValue: '0.20',
        categoryId: 'cat_slots',
        currency: { code: 'AUD' },
        gameId: `game_${first?.gameCode ?? ''}`,
        gameName: 'Bogong Moth',
        vendorId: 'ven_meridian',
        gameCode: expect.any(String) as unknown,
        campaignUuid: 'camp-1',
        remainingFreeSpins: 10,
        name: 'Spin Gift',
        prepaidUuid: 'prepaid-1',
      },
      expect.objectContaining({ gameName: 'Lighthouse Keeper', betCount: 5, betValue: '0.40' }),
    ],
  });
  await ella.world.write(({ db }) =>
    db.updateTable('memberFreeSpinGames').set({ remaining: 4 }).where('betCount', '=', 10).execute(),
  );
  const history =
    '{ promoHistory(first: 1) { edges { node { freeSpinDetails { betCount remainingFreeSpins } } } } }';
  const freeSpinDetails = [
    { betCount: 10, remainingFreeSpins: 4 },
    { betCount: 5, remainingFreeSpins: 5 },
  ];
  expect((await ella.promo(history)).data).toEqual({
    promoHistory: { edges: [{ node: { freeSpinDetails } }] },
  });
  const ruby = await seededPerson(platform, ella.world, 'ruby');
  const inMoney = { bonus: '150.00', amount: '300.00' };
  expect((await ruby.promo(ACTIVE, { id: ruby.id })).data).toMatchObject({
    member: { activePromo: { ...inMoney, turnoverTarget: '2250.00', turnoverCounter: '1125.00' } },
  });
});

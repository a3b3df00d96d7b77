import { expect, it } from 'vitest';
import { standOf } from '#test/kit/cashier.ts';
import { startWithdrawal } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { cashOf, deposited, disputedInVain, giveReward, lifted, turnOver } from '#test/kit/reversals.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const LAST = '{ promoHistory(first: 1) { edges { node { status endCause promo { id } } } } }';
const CANCEL = 'mutation C($id: ID!) { cancelWithdrawal(id: $id) { id } }';
const GIVEN = [null, null];
const MATCH = ['CONFLICT', 'This promo matches a deposit, so it takes one.'];

const platform = platformForFile(startSeededPlatform);

/** Hands a withdrawal on, and answers its id. */
async function withdraws(who: SeededPerson, amount: string): Promise<string> {
  const page = await startWithdrawal(who, amount);
  await page.proceed();
  expect(standOf(await page.choose('LEAVE_PENDING'))[0]).toBe('PENDING');
  return page.id;
}

async function disputedAndLifted(who: SeededPerson, deposit: string): Promise<void> {
  await disputedInVain(who, deposit);
  await lifted(who, deposit);
}

it('gives no bonus anew whose deposit was withdrawn since its dispute was lifted', async () => {
  const mia = await personInNewWorld(platform, 'mia');
  const deposit = await deposited(mia, '200.00', 'MIDWEEK50');
  await disputedAndLifted(mia, deposit);
  const withdrawal = await withdraws(mia, '1200.00');
  expect(await giveReward(mia, 'promo_midweek')).toEqual(MATCH);
  expect((await mia.main(CANCEL, { id: withdrawal })).code).toBeNull();
  expect(await giveReward(mia, 'promo_midweek')).toEqual(MATCH);
  const node = { status: 'CANCELED', endCause: 'WITHDRAWAL', promo: { id: 'promo_midweek' } };
  expect((await mia.promo(LAST)).data).toEqual({ promoHistory: { edges: [{ node }] } });
});

it('gives no free spins anew of a deposit that was withdrawn', async () => {
  const mia = await personInNewWorld(platform, 'mia');
  const deposit = await deposited(mia, '50.00', 'LASTDRINKS');
  await mia.world.write(({ db }) =>
    db.updateTable('promos').set({ maxUses: 1 }).where('code', '=', 'LASTDRINKS').execute(),
  );
  await disputedAndLifted(mia, deposit);
  await withdraws(mia, '60.00');
  expect(await giveReward(mia, 'promo_last_drinks')).toEqual(['CONFLICT', 'No uses remaining']);
});

it('gives the cash of a completed promo anew, whatever was withdrawn', async () => {
  const mia = await personInNewWorld(platform, 'mia');
  const deposit = await deposited(mia, '200.00', 'MIDWEEK50');
  await turnOver(mia);
  await disputedAndLifted(mia, deposit);
  await withdraws(mia, '60.00');
  expect(await giveReward(mia, 'promo_midweek')).toEqual(GIVEN);
  expect(await cashOf(mia)).toMatchObject({ casinoCash: '100.00', casinoBonus: '0.00' });
});

import { expect, it } from 'vitest';
import { objectOf } from '#test/kit/launches.ts';
import { PLAY_SECRET, SLOT } from '#test/kit/play.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { deposited, disputedInVain, giveReward, lifted, turnOver, vendorAt } from '#test/kit/reversals.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const MESSAGES = '{ messages(first: 5) { edges { node { title content subject { kind id } } } } }';
const SPINS = '{ memberFreeSpins(first: 1) { edges { node { id status } } } }';
const PAST = '{ promoHistory(first: 2) { edges { node { status endCause takenBack } } } }';
const GIVEN = [null, null];

const platform = platformForFile(() => startSeededPlatform({ JWT_SECRET: PLAY_SECRET }));

const nodes = (answer: Record<string, unknown>) =>
  (answer as { edges: { node: Record<string, unknown> }[] }).edges.map(({ node }) => node);

/** Gives a promo anew, and answers the messages that came with that. */
async function toldOfGift(who: SeededPerson, promo: string) {
  const told = async () => nodes(objectOf(await who.main(MESSAGES), 'messages'));
  const before = await told();
  expect(await giveReward(who, promo)).toEqual(GIVEN);
  const after = await told();
  return after.slice(
    0,
    after.findIndex((each) => JSON.stringify(each) === JSON.stringify(before[0])),
  );
}

const back = (what: string) => `<p>The dispute of the deposit that earned you ${what}`;

it('cash of a completed promo that is given anew is told by a message, which leads to its promo', async () => {
  const mia = await personInNewWorld(platform, 'mia');
  const deposit = await deposited(mia, '200.00', 'MIDWEEK50');
  await turnOver(mia);
  await disputedInVain(mia, deposit);
  await lifted(mia, deposit);
  const content = back('Midweek Half Again is over. You have back what it took: A$100.00 in cash.</p>');
  const subject = { kind: 'PROMO', id: 'promo_midweek' };
  expect(await toldOfGift(mia, 'promo_midweek')).toEqual([{ title: 'Given Back', content, subject }]);
});

it('free spins of a completed promo that are given anew are told with its cash, and lead to them', async () => {
  const mia = await personInNewWorld(platform, 'mia');
  const deposit = await deposited(mia, '50.00', 'LASTDRINKS');
  await turnOver(mia);
  await disputedInVain(mia, deposit);
  await lifted(mia, deposit);
  const told = await toldOfGift(mia, 'promo_last_drinks');
  const [spins] = nodes(objectOf(await mia.promo(SPINS), 'memberFreeSpins'));
  expect(spins).toMatchObject({ status: 'ACTIVE' });
  const content = back(
    'Last Drinks is over. You have back what it took: 10 free spins and A$10.00 in cash. You find free spins under Active Bonus, where you activate them.</p>',
  );
  expect(told).toEqual([
    { title: 'Given Back', content, subject: { kind: 'FREE_SPINS', id: spins?.['id'] } },
  ]);
});

it('bonus money that is given anew is told by its beginning alone', async () => {
  const mia = await personInNewWorld(platform, 'mia');
  const deposit = await deposited(mia, '50.00', 'LASTDRINKS');
  await disputedInVain(mia, deposit);
  await lifted(mia, deposit);
  expect(await toldOfGift(mia, 'promo_last_drinks')).toEqual([]);
});

/** Mia with the 10.00 and ten free spins of LASTDRINKS, whose bonus is staked in a round. */
async function staked() {
  const mia = await personInNewWorld(platform, 'mia');
  const deposit = await deposited(mia, '50.00', 'LASTDRINKS');
  await mia.world.write(async ({ db }) => {
    await db.updateTable('jackpots').set({ status: 'DISABLED' }).execute();
    const award = db.updateTable('memberPromos').where('depositId', '=', deposit);
    await award.set({ walletMode: 'BONUS' }).execute();
  });
  const slot = await vendorAt(platform, mia, SLOT.id);
  await slot('bet', 'r1', { amount: '10.00' });
  await disputedInVain(mia, deposit);
  await lifted(mia, deposit);
  return { mia, slot, deposit };
}

it('free spins are told that come back of a bonus that was lost meanwhile, and that it was played', async () => {
  const { mia, slot } = await staked();
  await slot('win', 'r1', { amount: '0.00' });
  const [given, ended] = await toldOfGift(mia, 'promo_last_drinks');
  expect(given).toMatchObject({
    title: 'Given Back',
    content: back(
      'Last Drinks is over. You have back what it took: 10 free spins. You find free spins under Active Bonus, where you activate them.</p>',
    ),
  });
  expect(ended).toMatchObject({ content: '<p>The bonus of Last Drinks is played out.</p>' });
});

it('a bonus of which nothing was left to give anew is played out with what its old round had won', async () => {
  const { mia, slot } = await staked();
  expect(await toldOfGift(mia, 'promo_last_drinks')).toEqual([]);
  await slot('win', 'r1', { amount: '8.00' });
  const now = await vendorAt(platform, mia, SLOT.id);
  await now('bet', 'r2', { amount: '8.00' });
  await now('win', 'r2', { amount: '0.00' });
  const [ended] = nodes(objectOf(await mia.main(MESSAGES), 'messages'));
  expect(ended).toMatchObject({ content: '<p>The bonus of Last Drinks is played out.</p>' });
});

it('free spins of a bonus that is played out are told once as they go with its deposit, those of any other with it', async () => {
  const { mia, slot, deposit } = await staked();
  await slot('win', 'r1', { amount: '0.00' });
  await toldOfGift(mia, 'promo_last_drinks');
  const past = async () => nodes(objectOf(await mia.promo(PAST), 'promoHistory'));
  expect(await past()).toEqual([
    { status: 'LOST', endCause: 'BONUS_PLAYED', takenBack: false },
    { status: 'CANCELED', endCause: 'DEPOSIT_REVERSED', takenBack: true },
  ]);
  const ofSpins = async () =>
    nodes(objectOf(await mia.main(MESSAGES), 'messages')).filter(({ title }) => title === 'Free Spins Ended');
  expect(await ofSpins()).toEqual([]);
  for (const _time of ['first', 'second']) await disputedInVain(mia, deposit);
  expect((await past())[0]).toEqual({ status: 'LOST', endCause: 'BONUS_PLAYED', takenBack: true });
  expect(await ofSpins()).toMatchObject([
    {
      content:
        '<p>The deposit that earned the free spins of Last Drinks was disputed or taken back, and what was left of them was taken with it.</p>',
      subject: { kind: 'FREE_SPINS' },
    },
  ]);
});

import { beforeEach, expect, it } from 'vitest';
import { startDeposit, tryDeposit } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { openPushes } from '#test/kit/pushes.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const platform = platformForFile(startSeededPlatform);
let mia: SeededPerson;

beforeEach(async () => {
  mia = await personInNewWorld(platform, 'mia');
});

const GIVE =
  'mutation G($world: ID!, $promo: ID!) { giveReward(world: $world, promo: $promo, member: "mem_mia") { id } }';
const RELEASE = 'mutation R($world: ID!, $award: ID!) { releaseAward(world: $world, award: $award) }';
const SWITCH = 'mutation S($id: ID!) { switchPromoToBonusMode(id: $id) { id status walletMode } }';
const MINE = `{ member(id: "mem_mia") { activePromo { id status } pendingPromos { id } wallets { casinoBonus stakedFrom } }
  promoHistory(first: 1) { edges { node { status endCause bonus promo { id } } } } }`;

interface Mine {
  readonly member: {
    readonly activePromo: { readonly id: string } | null;
    readonly pendingPromos: readonly { readonly id: string }[];
  };
}

const mine = async () => (await mia.promo(MINE)).data as unknown as Mine;

const lost = (promo: string, bonus: string) => ({
  member: { activePromo: null, pendingPromos: [], wallets: { casinoBonus: '0.00', stakedFrom: null } },
  promoHistory: {
    edges: [{ node: { status: 'LOST', endCause: 'BONUS_TOO_SMALL', bonus, promo: { id: promo } } }],
  },
});

const setAmount = (promo: string, values: object) =>
  mia.world.write(({ db }) =>
    db
      .updateTable('promos')
      .set(values as never)
      .where('id', '=', promo)
      .execute(),
  );

async function expectNothingLeft(promo: string, bonus: string): Promise<void> {
  expect(await mine()).toEqual(lost(promo, bonus));
  const audit = await mia.control('query A($world: ID!) { audit(world: $world) { violations } }');
  expect(audit.data).toEqual({ audit: { violations: [] } });
}

/** A tenth of a dollar, in CASH mode. */
async function tenCents(): Promise<string> {
  const page = await startDeposit(mia, '1.00', { promoCode: 'FINALS10' });
  await page.proceed();
  await page.choose('APPROVE');
  return (await mine()).member.activePromo?.id ?? '';
}

it('a promo in cash mode whose bonus is too small for any stake is lost with the switch to bonus mode', async () => {
  const id = await tenCents();
  expect(id).toMatch(/^mpr_/);
  expect((await mia.promo(SWITCH, { id })).data).toEqual({
    switchPromoToBonusMode: { id, status: 'LOST', walletMode: 'BONUS' },
  });
  await expectNothingLeft('promo_finals_fortnight', '0.10');
});

it('an award of too little begins and is lost in the same moment, and bars no deposit with a promo', async () => {
  await setAmount('promo_live_table', { amountMinor: 19n });
  expect((await mia.control(GIVE, { promo: 'promo_live_table' })).code).toBeNull();
  await expectNothingLeft('promo_live_table', '0.19');
  expect(await tryDeposit(mia, { promoCode: 'MIDWEEK50', amount: '20.00' })).toEqual([null, undefined]);
});

it('an award of too little is lost in the moment of its release', async () => {
  await setAmount('promo_live_table', { amountMinor: 19n, payoutMode: 'MANUAL' });
  await mia.control(GIVE, { promo: 'promo_live_table' });
  const award = (await mine()).member.pendingPromos[0]?.id;
  expect((await mia.control(RELEASE, { award })).data).toEqual({ releaseAward: 'LOST' });
  await expectNothingLeft('promo_live_table', '0.19');
});

it('an award of too little is told by a message and no push, and the next one that begins by a push', async () => {
  const pushes = await openPushes(platform, mia.world, mia.token, [
    '{ memberPromoCreated { promoId } }',
    '{ messageCreated { body { title content } } }',
  ]);
  await setAmount('promo_live_table', { amountMinor: 19n });
  expect((await mia.control(GIVE, { promo: 'promo_live_table' })).code).toBeNull();
  expect((await mia.control(GIVE, { promo: 'promo_sign_up' })).code).toBeNull();
  const content =
    '<p>The bonus of A Seat at the Live Table is too small for a bet on any of its games, and was taken back.</p>';
  expect(await pushes.next()).toEqual({ messageCreated: { body: { title: 'Promo Ended', content } } });
  expect(await pushes.next()).toEqual({ memberPromoCreated: { promoId: 'promo_sign_up' } });
  pushes.close();
});

it.each([
  ['99 cents', 'LOST', 99n],
  ['A dollar', 'ACTIVE', 100n],
])('%s for a game whose least stake is a dollar: %s', async (_what, status, amountMinor) => {
  await setAmount('promo_sign_up', { amountMinor });
  await mia.world.write(({ db }) =>
    db.insertInto('promoGames').values({ promoId: 'promo_sign_up', gameCode: 'classic-hi-lo' }).execute(),
  );
  await mia.control(GIVE, { promo: 'promo_sign_up' });
  const rows = mia.world.db.selectFrom('memberPromos').select('status').where('memberId', '=', 'mem_mia');
  expect(await rows.where('promoId', '=', 'promo_sign_up').execute()).toEqual([{ status }]);
});

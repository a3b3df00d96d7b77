import { expect, it, vi } from 'vitest';
import { callGraphQL } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { openPushes } from '#test/kit/pushes.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';
import { countTowardsLockIn } from './index.ts';

/** A Monday, 13:00 in Sydney. */
const NOW = '2026-03-02T02:00:00.000Z';
const LOCK =
  'mutation Lock($me: ID!, $on: Boolean!, $promo: ID!) { lockInMemberToPromo(legacyMemberId: $me, lockInEnabled: $on, promo: $promo) { promo { id } lockInEnabled completed lastLockInDateTime lockInAccumulatedDeposit } }';
const CANCEL =
  'mutation Cancel($promo: ID!) { cancelLockIn(promo: $promo) { id promoLockIn { completed } lastLockInDateTime } }';
const READ =
  'query Member($me: ID!) { member(id: $me) { promoLockIn { promo { id name expiresAt mainBannerImage } lockInEnabled completed lastLockInDateTime lockInAccumulatedDeposit lockInRequiredDeposit lockInAccumulatedTurnover lockInRequiredTurnover currency { code } } } }';
const GIVE =
  'mutation Give($world: ID!, $member: ID!) { giveReward(world: $world, promo: "promo_live_table", member: $member) { id } }';
const HAUL = 'promo_long_haul';
const HARBOUR = 'promo_harbour_run';

const platform = platformForFile(startSeededPlatform);

const person = (name: string) => personInNewWorld(platform, name);

const count = ({ world }: SeededPerson, kind: 'DEPOSIT' | 'TURNOVER', amount: bigint) =>
  world.write((unit) => countTowardsLockIn(unit, { memberId: 'mem_isla', kind, amount, currency: 'AUD' }));

it('LOCK-10 makes the promo the lock-in of the member', async () => {
  const mia = await person('mia');
  const { data } = await mia.promo(LOCK, { me: mia.id, on: true, promo: HARBOUR });
  expect(data).toEqual({
    lockInMemberToPromo: {
      promo: { id: HARBOUR },
      lockInEnabled: true,
      completed: false,
      lastLockInDateTime: NOW,
      lockInAccumulatedDeposit: '0.00',
    },
  });
  expect((await mia.promo(READ, { me: mia.id })).data).toMatchObject({
    member: { promoLockIn: { promo: { id: HARBOUR }, lockInEnabled: true } },
  });
});

it('pauses and resumes without a new lock-in', async () => {
  const isla = await person('isla');
  const paused = await isla.promo(LOCK, { me: isla.id, on: false, promo: HAUL });
  expect(paused.data).toMatchObject({ lockInMemberToPromo: { lockInEnabled: false } });
  await count(isla, 'DEPOSIT', 5_000n);
  const resumed = await isla.promo(LOCK, { me: isla.id, on: true, promo: HAUL });
  expect(resumed.data).toMatchObject({
    lockInMemberToPromo: {
      lockInEnabled: true,
      lastLockInDateTime: '2026-02-26T02:00:00.000Z',
      lockInAccumulatedDeposit: '100.00',
    },
  });
});

it('LOCK-12 is cancelled by the promo id, and its progress is gone', async () => {
  const isla = await person('isla');
  expect((await isla.promo(CANCEL, { promo: HARBOUR })).code).toBe('NOT_FOUND');
  expect((await isla.promo(CANCEL, { promo: HAUL })).data).toEqual({
    cancelLockIn: {
      id: 'mem_isla',
      promoLockIn: null,
      // Its cooldown goes on from there.
      lastLockInDateTime: '2026-02-26T02:00:00.000Z',
    },
  });
  expect((await isla.promo(CANCEL, { promo: HAUL })).code).toBe('NOT_FOUND');
  await isla.world.clock.advance('P7D');
  const again = await isla.promo(LOCK, { me: isla.id, on: true, promo: HAUL });
  expect(again.data).toMatchObject({ lockInMemberToPromo: { lockInAccumulatedDeposit: '0.00' } });
});

it('LOCK-10 answers as it was set, also when it is cancelled by the same commit', async () => {
  const mia = await person('mia');
  await mia.promo(LOCK, { me: mia.id, on: true, promo: HARBOUR });
  const gate = Promise.withResolvers<undefined>();
  const before = mia.world.write(() => gate.promise);
  const writes = vi.spyOn(mia.world, 'write');
  const paused = mia.promo(LOCK, { me: mia.id, on: false, promo: HARBOUR });
  await vi.waitFor(() => expect(writes).toHaveBeenCalledTimes(1), 60_000);
  const cancelled = mia.promo(CANCEL, { promo: HARBOUR });
  await vi.waitFor(() => expect(writes).toHaveBeenCalledTimes(2), 60_000);
  gate.resolve(undefined);
  await before;
  expect(await paused).toMatchObject({
    code: null,
    data: { lockInMemberToPromo: { promo: { id: HARBOUR }, lockInEnabled: false } },
  });
  expect((await cancelled).data).toMatchObject({ cancelLockIn: { promoLockIn: null } });
});

it.each([
  ['paused', false, LOCK],
  ['resumed', true, LOCK],
  ['cancelled', null, CANCEL],
])('the other devices of a member hear of a lock-in that is %s', async (_what, on, change) => {
  const isla = await person('isla');
  if (on === true) await isla.promo(LOCK, { me: isla.id, on: false, promo: HAUL });
  const pushes = await openPushes(platform, isla.world, isla.token, [
    '{ balanceUpdated { wallets { mainCash } } }',
  ]);
  await isla.promo(change, { me: isla.id, on, promo: HAUL });
  expect(await pushes.soFar()).toEqual([{ balanceUpdated: { wallets: { mainCash: '260.00' } } }]);
  pushes.close();
});

it('LOCK-13 has every field', async () => {
  const isla = await person('isla');
  expect((await isla.promo(READ, { me: isla.id })).data).toEqual({
    member: {
      promoLockIn: {
        promo: {
          id: HAUL,
          name: 'The Long Haul',
          expiresAt: '2026-05-31T02:00:00.000Z',
          mainBannerImage: expect.stringMatching(/^\/art\/promos\/lockin-hero\./) as unknown,
        },
        lockInEnabled: true,
        completed: false,
        lastLockInDateTime: '2026-02-26T02:00:00.000Z',
        lockInAccumulatedDeposit: '100.00',
        lockInRequiredDeposit: '200.00',
        lockInAccumulatedTurnover: '500.00',
        lockInRequiredTurnover: '1000.00',
        currency: { code: 'AUD' },
      },
    },
  });
});

it('LOCK-13 tells one that is paused, and one that is completed', async () => {
  const isla = await person('isla');
  const read = async () =>
    ((await isla.promo(READ, { me: isla.id })).data as { member: { promoLockIn: object } }).member
      .promoLockIn;
  await isla.promo(LOCK, { me: isla.id, on: false, promo: HAUL });
  expect(await read()).toMatchObject({ lockInEnabled: false, completed: false });
  await isla.promo(LOCK, { me: isla.id, on: true, promo: HAUL });
  await count(isla, 'TURNOVER', 50_000n);
  await count(isla, 'DEPOSIT', 10_000n);
  expect(await read()).toMatchObject({ lockInEnabled: true, completed: true });
});

it('LOCK-15 is not completed by one of the amounts alone, and awards nothing before the other', async () => {
  const isla = await person('isla');
  const read = async () =>
    (
      await isla.promo(
        '{ member(id: "mem_isla") { activePromo { promo { id } } promoLockIn { completed } } }',
      )
    ).data;
  const open = { member: { activePromo: null, promoLockIn: { completed: false } } };
  await count(isla, 'DEPOSIT', 10_000n);
  expect(await read()).toEqual(open);
  await count(isla, 'TURNOVER', 49_999n);
  expect(await read()).toEqual(open);
  await count(isla, 'TURNOVER', 1n);
  expect(await read()).toEqual({
    member: { activePromo: { promo: { id: HAUL } }, promoLockIn: { completed: true } },
  });
});

it('LOCK-15 is completed when both amounts are reached; the bonus is awarded and memberPromoCreated pushed', async () => {
  const isla = await person('isla');
  const pushes = await openPushes(platform, isla.world, isla.token, [
    '{ memberPromoCreated { promoId promoUsed } }',
  ]);
  const read = async () => (await isla.promo(READ, { me: isla.id })).data;
  await count(isla, 'TURNOVER', 90_000n);
  await count(isla, 'DEPOSIT', 9_999n);
  expect(await read()).toMatchObject({
    member: { promoLockIn: { completed: false, lockInAccumulatedTurnover: '1400.00' } },
  });
  await count(isla, 'DEPOSIT', 1n);
  expect(await read()).toMatchObject({
    member: { promoLockIn: { completed: true, lockInAccumulatedDeposit: '200.00' } },
  });
  const { data } = await isla.promo(
    '{ member(id: "mem_isla") { activePromo { bonus promo { id } } wallets { casinoBonus } } }',
  );
  expect(data).toEqual({
    member: { activePromo: { bonus: '50.00', promo: { id: HAUL } }, wallets: { casinoBonus: '50.00' } },
  });
  expect(await pushes.next()).toEqual({ memberPromoCreated: { promoId: HAUL, promoUsed: 1 } });
  pushes.close();
});

it('LOCK-15 beside an active promo its award waits, of which one message tells at once', async () => {
  const isla = await person('isla');
  await isla.control(GIVE, { member: isla.id });
  const pushes = await openPushes(platform, isla.world, isla.token, [
    '{ messageCreated { body { title } } }',
  ]);
  await count(isla, 'TURNOVER', 90_000n);
  await count(isla, 'DEPOSIT', 10_000n);
  const { data } = await isla.main(
    '{ messages(first: 50) { edges { node { title content read automatedMessageType subject { kind id } } } } }',
  );
  const { edges } = data?.['messages'] as { edges: { node: { title: string } }[] };
  expect(edges.map(({ node }) => node).filter(({ title }) => title === 'New Promo')).toEqual([
    {
      title: 'New Promo',
      content: '<p>Your lock-in earned you The Long Haul. Starts by itself when your active promo ends.</p>',
      ...{ read: false, automatedMessageType: 'PROMO', subject: { kind: 'PROMO', id: HAUL } },
    },
  ]);
  expect(await pushes.next()).toEqual({ messageCreated: { body: { title: 'New Promo' } } });
  pushes.close();
});

it('tells of no last lock-in before the first one', async () => {
  const mia = await person('mia');
  const read = '{ member(id: "mem_mia") { promoLockIn { completed } lastLockInDateTime } }';
  expect((await mia.promo(read)).data).toEqual({ member: { promoLockIn: null, lastLockInDateTime: null } });
});

it('LOCK-16 is refused with a message while locked in to another promo', async () => {
  const isla = await person('isla');
  const { code, errors } = await isla.promo(LOCK, { me: isla.id, on: true, promo: HARBOUR });
  expect([code, errors[0]?.message]).toEqual(['CONFLICT', 'You are locked in to another promo.']);
});

it('LOCK-16 is refused with a message during the cooldown, which ends by day in the timezone of the member', async () => {
  const mia = await person('mia');
  await mia.promo(LOCK, { me: mia.id, on: true, promo: HARBOUR });
  await mia.promo(CANCEL, { promo: HARBOUR });
  const again = () => mia.promo(LOCK, { me: mia.id, on: true, promo: HAUL });
  const { code, errors } = await again();
  expect([code, errors[0]?.message]).toEqual([
    'CONFLICT',
    'Lock in is on cooldown. Available on Mar 09, 2026.',
  ]);
  await mia.world.clock.set(new Date('2026-03-08T12:59:59.000Z'));
  expect((await again()).code).toBe('CONFLICT');
  await mia.world.clock.set(new Date('2026-03-08T13:00:00.000Z'));
  expect((await again()).code).toBeNull();
});

it('is refused for a promo without lock-in and for an unknown one, and a pause without a lock-in', async () => {
  const mia = await person('mia');
  expect((await mia.promo(LOCK, { me: mia.id, on: true, promo: 'promo_midweek' })).code).toBe('CONFLICT');
  expect((await mia.promo(LOCK, { me: mia.id, on: true, promo: 'nothing' })).code).toBe('NOT_FOUND');
  expect((await mia.promo(LOCK, { me: mia.id, on: false, promo: HAUL })).code).toBe('NOT_FOUND');
});

it('LOCK-09 is refused on a special site while the mobile number is not verified', async () => {
  const noah = await person('noah');
  const variables = { me: noah.id, on: true, promo: HARBOUR };
  const askOn = (site: string) =>
    callGraphQL(platform, noah.world, {
      query: LOCK,
      variables,
      token: noah.token,
      path: '/promo/graphql',
      headers: { 'x-admin-code': `${site}-web` },
    });
  const { code, errors } = await askOn('rosella');
  expect([code, errors[0]?.message]).toEqual([
    'MOBILE_NOT_VERIFIED',
    'A lock-in needs your mobile number to be verified first.',
  ]);
  expect((await noah.promo(READ, { me: noah.id })).data).toEqual({ member: { promoLockIn: null } });
  expect((await askOn('magpie')).code).toBeNull();
});

it('is refused below the level of the promo and after its end, before its cooldown', async () => {
  const mia = await person('mia');
  const ask = () => mia.promo(LOCK, { me: mia.id, on: true, promo: HARBOUR });
  await ask();
  await mia.promo(CANCEL, { promo: HARBOUR });
  await mia.world.write(({ db }) =>
    db.updateTable('promos').set({ levelRequirement: 10 }).where('id', '=', HARBOUR).execute(),
  );
  expect((await ask()).errors[0]?.message).toBe('Reach level 10 to avail this promo!');
  await mia.world.write(({ db }) =>
    db.updateTable('promos').set({ active: false }).where('id', '=', HARBOUR).execute(),
  );
  expect((await ask()).errors[0]?.message).toBe('This promo has ended.');
});

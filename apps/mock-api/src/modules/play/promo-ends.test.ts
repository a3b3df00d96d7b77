import { describe, expect, it } from 'vitest';
import { audit, balances } from '#platform/ledger/index.ts';
import { callGraphQL } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { fund, startPlayPlatform } from '#test/kit/play.ts';
import { openTable, vendorCall } from '#test/kit/play-calls.ts';
import type { PlayTable } from '#test/kit/play-calls.ts';
import { activatePromo, passEndOfPromo } from '#test/kit/promo.ts';
import { recordsOfType } from '#test/kit/records.ts';
import { takeBackPromosOf } from '../promos/index.ts';

const platform = platformForFile(startPlayPlatform);

/** A table whose player has a promo in bonus mode with so much bonus money, beside 10.00 and 20.00 of cash. */
async function withBonus(cents: bigint): Promise<PlayTable> {
  const table = await openTable(platform);
  await fund(table.world, table.player.id, cents, { wallet: 'CASINO_BONUS' });
  await activatePromo(table.world, table.player.id, { walletMode: 'BONUS' });
  return table;
}

async function held({ world, player }: PlayTable) {
  const { MAIN, CASINO, CASINO_BONUS } = await balances(world.db, player.id, 'AUD');
  return { MAIN, CASINO, CASINO_BONUS };
}

const cash = { MAIN: 2000n, CASINO: 1000n };

const asPromo = ({ world, player }: PlayTable, query: string) =>
  callGraphQL(platform, world, { path: '/promo/graphql', query, token: player.token });

async function history(table: PlayTable) {
  const { data } = await asPromo(
    table,
    '{ promoHistory { edges { node { id status endingJob endCause turnoverCounter } } } }',
  );
  return (data?.['promoHistory'] as { edges: { node: object }[] }).edges.map(({ node }) => node);
}

const cancel = (table: PlayTable) =>
  asPromo(table, 'mutation { cancelActivePromo(id: "mpr_test") { status } }');

const target = ({ world }: PlayTable, cents: bigint) =>
  world.write(({ db }) => db.updateTable('memberPromos').set({ turnoverTargetMinor: cents }).execute());

const records = (table: PlayTable, type: Parameters<typeof recordsOfType>[3]) =>
  recordsOfType(platform, table.world, table.player.token, type);

/** A table whose player completed a promo in bonus mode while a stake of 5.00 of it, `t2` in `r2`, is open. */
async function withCompleted(): Promise<PlayTable> {
  const table = await withBonus(2_000n);
  await target(table, 1_000n);
  await table.bet('t1', 'r1', '10.00');
  await table.bet('t2', 'r2', '5.00');
  await table.win('t3', 'r1', '0.00');
  return table;
}

describe('a promo of which too little is left for any stake', () => {
  it('is lost with the round that leaves it, and what is left is taken', async () => {
    const table = await withBonus(1_019n);
    await table.bet('t1', 'r1', '10.00');
    expect(await history(table)).toEqual([]);
    await table.win('t2', 'r1', '0.00');
    expect(await history(table)).toMatchObject([
      { id: 'mpr_test', status: 'LOST', turnoverCounter: '10.00' },
    ]);
    expect(await held(table)).toEqual({ ...cash, CASINO_BONUS: 0n });
    expect(await records(table, 'PROMO_CANCELLATION')).toEqual([['CASINO_BONUS', '-0.19']]);
    expect((await table.bet('t3', 'r2', '1.00')).body).toMatchObject({ balance: '29.00' });
  });

  it('is not lost while sport has won it bonus money, which is taken too when it is cancelled', async () => {
    const table = await withBonus(1_000n);
    await fund(table.world, table.player.id, 4_000n, { wallet: 'SPORT_BONUS' });
    await table.bet('t1', 'r1', '10.00');
    await table.win('t2', 'r1', '0.00');
    expect(await history(table)).toEqual([]);
    await cancel(table);
    expect((await balances(table.world.db, table.player.id, 'AUD')).SPORT_BONUS).toBe(0n);
    expect(await records(table, 'PROMO_CANCELLATION')).toEqual([['SPORT_BONUS', '-40.00']]);
  });

  it('goes on with the smallest stake', async () => {
    const table = await withBonus(1_020n);
    await table.bet('t1', 'r1', '10.00');
    await table.win('t2', 'r1', '0.00');
    expect(await history(table)).toEqual([]);
    expect((await table.bet('t3', 'r2', '0.20')).body).toMatchObject({ balance: '0.00' });
  });

  it('is lost with the last of its rounds, also when the vendor annuls that one', async () => {
    const table = await openTable(platform);
    await fund(table.world, table.player.id, 1_000n, { wallet: 'CASINO_BONUS' });
    await activatePromo(table.world, table.player.id, { walletMode: 'CASH' });
    await table.bet('t1', 'r1', '10.00');
    await asPromo(table, 'mutation { switchPromoToBonusMode(id: "mpr_test") { id } }');
    await table.bet('t2', 'r2', '10.00');
    await table.win('t3', 'r2', '0.00');
    expect(await history(table)).toEqual([]);
    await table.rollback('t4', 'r1', 't1');
    expect(await history(table)).toMatchObject([
      { id: 'mpr_test', status: 'LOST', endCause: 'BONUS_PLAYED' },
    ]);
    expect((await table.bet('t5', 'r3', '1.00')).body).toMatchObject({ balance: '29.00' });
  });

  it('is not lost while another of its rounds is open, whose win it goes on with', async () => {
    const table = await withBonus(2_000n);
    await table.bet('t1', 'r1', '10.00');
    await table.bet('t2', 'r2', '10.00');
    await table.win('t3', 'r1', '0.00');
    expect(await history(table)).toEqual([]);
    expect((await table.win('t4', 'r2', '5.00')).body).toMatchObject({ balance: '5.00' });
    expect(await held(table)).toEqual({ ...cash, CASINO_BONUS: 500n });
    expect(await history(table)).toEqual([]);
  });
});

describe('a win of a round that was staked under a promo which has ended since', () => {
  it('PROMO-49 is cash when the promo was completed', async () => {
    const table = await withCompleted();
    expect(await history(table)).toMatchObject([{ status: 'COMPLETE' }]);
    expect(await held(table)).toEqual({ MAIN: 2000n, CASINO: 1500n, CASINO_BONUS: 0n });
    expect((await table.win('t4', 'r2', '40.00')).body).toMatchObject({ balance: '75.00' });
    expect(await held(table)).toEqual({ MAIN: 2000n, CASINO: 5500n, CASINO_BONUS: 0n });
    expect(await records(table, 'PAYOUT')).toEqual([['CASINO', '40.00']]);
  });

  it.each([
    ['cancelled', 'CANCELED', 'PROMO_CANCELLATION', cancel],
    ['ended by its date', 'EXPIRED', 'PROMO_EXPIRY', ({ world }: PlayTable) => passEndOfPromo(world)],
  ] as const)('PROMO-49 is posted and taken when the promo was %s', async (_how, status, type, end) => {
    const table = await withBonus(2_000n);
    await table.bet('t1', 'r1', '10.00');
    await end(table);
    expect(await history(table)).toMatchObject([{ status }]);
    expect((await table.win('t2', 'r1', '40.00')).body).toMatchObject({ balance: '30.00' });
    expect(await held(table)).toEqual({ ...cash, CASINO_BONUS: 0n });
    expect(await records(table, 'PAYOUT')).toEqual([['CASINO_BONUS', '40.00']]);
    expect(await records(table, type)).toEqual([
      ['CASINO_BONUS', '-40.00'],
      ['CASINO_BONUS', '-10.00'],
    ]);
    expect((await audit(table.world.db)).violations).toEqual([]);
  });

  it('is posted and taken once, however often the vendor says it', async () => {
    const table = await withBonus(2_000n);
    await table.bet('t1', 'r1', '10.00');
    await cancel(table);
    for (const _time of [1, 2]) expect((await table.win('t2', 'r1', '40.00')).status).toBe(200);
    expect(await records(table, 'PROMO_CANCELLATION')).toHaveLength(2);
  });

  it('is the member’s own as ever when the round was staked with cash', async () => {
    const table = await openTable(platform);
    await activatePromo(table.world, table.player.id, { walletMode: 'CASH' });
    await table.bet('t1', 'r1', '10.00');
    await cancel(table);
    await table.win('t2', 'r1', '40.00');
    expect(await held(table)).toEqual({ MAIN: 2000n, CASINO: 4000n, CASINO_BONUS: 0n });
  });
});

describe('a completed promo whose deposit is taken back', () => {
  async function takeBack({ world }: PlayTable): Promise<void> {
    await world.write(async (unit) => {
      await unit.db.updateTable('memberPromos').set({ depositId: 'dep_test' }).execute();
      await takeBackPromosOf(unit, 'dep_test');
    });
  }

  const undone = [{ id: 'mpr_test', status: 'CANCELED', endCause: 'DEPOSIT_REVERSED' }];

  it('gives back the cash that it became, what its open round won included, and leaves the member’s own', async () => {
    const table = await withCompleted();
    await table.win('t4', 'r2', '40.00');
    await takeBack(table);
    expect(await held(table)).toEqual({ MAIN: 2000n, CASINO: 1000n, CASINO_BONUS: 0n });
    expect(await records(table, 'PROMO_CANCELLATION')).toEqual([['CASINO', '-45.00']]);
    expect(await history(table)).toMatchObject(undone);
    expect((await audit(table.world.db)).violations).toEqual([]);
  });

  it('has no part in what its open round wins afterwards', async () => {
    const table = await withCompleted();
    await takeBack(table);
    expect((await table.win('t4', 'r2', '40.00')).body).toMatchObject({ balance: '30.00' });
    expect(await held(table)).toEqual({ MAIN: 2000n, CASINO: 1000n, CASINO_BONUS: 0n });
    expect(await history(table)).toMatchObject(undone);
    expect((await audit(table.world.db)).violations).toEqual([]);
  });

  it('gives back what is still there of it', async () => {
    const table = await withCompleted();
    await table.bet('t4', 'r3', '12.00');
    await table.win('t5', 'r3', '0.00');
    await takeBack(table);
    expect(await held(table)).toEqual({ MAIN: 2000n, CASINO: 0n, CASINO_BONUS: 0n });
    expect(await records(table, 'PROMO_CANCELLATION')).toEqual([['CASINO', '-3.00']]);
  });
});

describe('a stake that comes back after the end of its promo', () => {
  it('is cash when the promo was completed', async () => {
    const table = await withCompleted();
    expect((await table.rollback('t4', 'r2', 't2')).status).toBe(200);
    expect(await held(table)).toEqual({ MAIN: 2000n, CASINO: 2000n, CASINO_BONUS: 0n });
  });

  it('is posted and taken when the promo was cancelled', async () => {
    const table = await withBonus(2_000n);
    await table.bet('t1', 'r1', '10.00');
    await cancel(table);
    expect((await table.rollback('t2', 'r1', 't1')).status).toBe(200);
    expect(await held(table)).toEqual({ ...cash, CASINO_BONUS: 0n });
    expect(await records(table, 'BET_REFUND')).toEqual([['CASINO_BONUS', '10.00']]);
    expect((await audit(table.world.db)).violations).toEqual([]);
  });
});

describe('what counts for a promo', () => {
  it('PROMO-57 is no bet that was placed after its end, and it ends by itself', async () => {
    const table = await withBonus(2_000n);
    await table.bet('t1', 'r1', '1.00');
    await table.win('t2', 'r1', '0.00');
    await passEndOfPromo(table.world);
    const ended = {
      id: 'mpr_test',
      status: 'EXPIRED',
      endingJob: 'EXPIRE_MEMBER_PROMOS',
      endCause: 'TIME',
      turnoverCounter: '1.00',
    };
    expect(await history(table)).toEqual([ended]);
    await table.bet('t3', 'r2', '2.00');
    await table.win('t4', 'r2', '0.00');
    expect(await history(table)).toEqual([ended]);
  });

  it('is the part of a stake that was at risk, where the rest is given back', async () => {
    const table = await withBonus(2_000n);
    const pay = (transaction: string, amount: string, ended: string, more: object = {}) =>
      vendorCall(platform, table.world, 'win', {
        ...{ gameSession: table.gameSession, transaction, round: 'r1', amount, currency: 'AUD', ended },
        ...more,
      });
    await table.bet('t1', 'r1', '10.00');
    await pay('t2', '2.00', 'PART', { stake: '2.50' });
    for (const amount of ['0.00', '7.49', '7.51', '10.00'])
      expect((await pay('t3', amount, 'VOID')).body).toEqual({
        code: 'BAD_USER_INPUT',
        message: 'amount: a void round gives back 7.50, what is left of its stake.',
      });
    for (const _time of [1, 2]) expect((await pay('t3', '7.50', 'VOID')).status).toBe(200);
    expect((await table.win('t3', 'r1', '7.50')).body).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    expect(await records(table, 'BET_REFUND')).toEqual([['CASINO_BONUS', '7.50']]);
    expect(await held(table)).toEqual({ ...cash, CASINO_BONUS: 1_950n });
    await cancel(table);
    expect(await history(table)).toMatchObject([{ turnoverCounter: '0.50' }]);
    expect((await audit(table.world.db)).violations).toEqual([]);
  });

  it('is no bet that was placed before it began', async () => {
    const table = await openTable(platform);
    await table.bet('t1', 'r1', '1.00');
    await activatePromo(table.world, table.player.id, { walletMode: 'CASH' });
    await table.win('t2', 'r1', '0.00');
    const mine = `{ member(id: "${table.player.id}") { activePromo { turnoverCounter } } }`;
    expect((await asPromo(table, mine)).data).toEqual({
      member: { activePromo: { turnoverCounter: '0.00' } },
    });
  });
});

it('MSG-20 an end that the member did not bring about is told by a message that is about the promo', async () => {
  const inbox = async ({ world, player }: PlayTable) => {
    const query = '{ messages { edges { node { automatedMessageType title subject { kind id } } } } }';
    const { data } = await callGraphQL(platform, world, { query, token: player.token });
    return (data?.['messages'] as { edges: { node: object }[] }).edges.map(({ node }) => node);
  };
  const expired = await withBonus(1_000n);
  await passEndOfPromo(expired.world);
  expect(await inbox(expired)).toEqual([
    {
      automatedMessageType: 'PROMO',
      title: 'Promo Expired',
      subject: { kind: 'PROMO', id: 'promo_test' },
    },
  ]);
  const given = await withBonus(1_000n);
  await cancel(given);
  expect(await inbox(given)).toEqual([]);
});

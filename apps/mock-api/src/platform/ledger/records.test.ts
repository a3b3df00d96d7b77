import { beforeEach, describe, expect, it } from 'vitest';
import type { TransactionType } from '../store/contract-types.ts';
import type { World } from '../worlds/index.ts';
import { houseAccount, memberAccount } from './accounts.ts';
import { UnknownRecord } from './errors.ts';
import { transactionRecords } from './records.ts';
import { bet, deposit, MIA } from './testing.ts';
import type { EntryInput, TransactionQuery } from './types.ts';
import { worldsForTest } from '#test/kit/worlds-for-test.ts';

const worlds = worldsForTest();
let world: World;

beforeEach(async () => {
  world = await worlds.registry.create({
    id: 'one',
    seed: 1,
    now: new Date('2026-03-01T10:00:00.000Z'),
    frozen: true,
  });
});

const post = (entry: EntryInput) => world.write((unit) => unit.post(entry));
const read = (query: Partial<TransactionQuery> = {}) =>
  transactionRecords(world.db, { memberId: MIA, first: 10, ...query });
const amounts = async (query: Partial<TransactionQuery> = {}) =>
  (await read(query)).records.map(({ amount }) => amount);

const at = (day: number) => new Date(Date.UTC(2026, 1, day));

describe('transactionRecords', () => {
  it('tell what an entry did to a wallet, and nothing of the house', async () => {
    await post(deposit('d1', 1_000n));
    const { id } = await post(bet('b1', 250n, { details: { name: 'Magpie Gold', round: 7 } }));

    const page = await read();

    expect(page).toMatchObject({ totalCount: 2, hasNextPage: false });
    expect(page.records[0]).toEqual({
      id: expect.stringMatching(/^rec_/) as string,
      entryId: id,
      type: 'BET',
      wallet: 'MAIN',
      currency: 'AUD',
      amount: -250n,
      balanceAfter: 750n,
      details: { name: 'Magpie Gold', round: 7 },
      at: Date.parse('2026-03-01T10:00:00.000Z'),
    });
  });

  it('TXN-06 are one for each wallet an entry changed, a transfer out of one and into the other', async () => {
    await post(deposit('d1', 1_000n));
    const transfer = [
      { account: memberAccount(MIA, 'MAIN', 'AUD'), amount: -400n },
      { account: memberAccount(MIA, 'CASINO', 'AUD'), amount: 400n },
    ];
    await post(deposit('t1', 1n, { type: 'TRANSFER_OUT', postings: transfer }));
    const found = async (...types: TransactionType[]) => {
      const { records, totalCount } = await read({ types });
      expect(totalCount).toBe(records.length);
      return records.map(({ type, wallet, amount }) => [type, wallet, amount]);
    };
    const into = ['TRANSFER_IN', 'CASINO', 400n];
    const out = ['TRANSFER_OUT', 'MAIN', -400n];
    expect(await found('TRANSFER_IN', 'TRANSFER_OUT')).toEqual([into, out]);
    expect(await found('TRANSFER_IN')).toEqual([into]);
    expect(await found('TRANSFER_OUT')).toEqual([out]);
    expect(await found('DEPOSIT')).toHaveLength(1);
  });

  it('come newest first by the time they count from, the later posted first of equals', async () => {
    await post(deposit('d1', 1n, { at: at(3) }));
    await post(deposit('d2', 2n, { at: at(1) }));
    await post(deposit('d3', 3n, { at: at(2) }));
    await post(deposit('d4', 4n, { at: at(3) }));
    expect(await amounts()).toEqual([4n, 1n, 3n, 2n]);
  });

  it('can be asked for by currencies, between two moments and by types', async () => {
    const btc = [
      { account: memberAccount(MIA, 'MAIN', 'BTC'), amount: 9n },
      { account: houseAccount('CASH_IN', 'BTC'), amount: -9n },
    ];
    await post(deposit('d1', 1_000n, { at: at(1) }));
    await post(deposit('d2', 9n, { at: at(2), postings: btc }));
    await post(bet('b1', 5n, { at: at(3) }));

    expect(await amounts({ currencies: ['BTC'] })).toEqual([9n]);
    expect(await amounts({ from: at(2).getTime() })).toEqual([-5n, 9n]);
    expect(await amounts({ to: at(2).getTime() })).toEqual([9n, 1_000n]);
    expect(await amounts({ from: at(2).getTime(), to: at(2).getTime() })).toEqual([9n]);
    expect(await amounts({ currencies: [] })).toEqual([]);
    expect(await amounts({ types: ['DEPOSIT'] })).toEqual([9n, 1_000n]);
    expect(await amounts({ types: ['DEPOSIT', 'BET'], currencies: ['AUD'] })).toEqual([-5n, 1_000n]);
    expect(await read({ types: [] })).toEqual({ records: [], totalCount: 0, hasNextPage: false });
  });

  it('come in pages that miss and repeat none, also among equal times', async () => {
    for (let amount = 1n; amount <= 7n; amount += 1n)
      await post(deposit(String(amount), amount, { at: at(1) }));
    const first = await read({ first: 3 });
    const second = await read({ first: 3, after: first.records[2]?.id ?? '' });
    const third = await read({ first: 3, after: second.records[2]?.id ?? '' });

    expect([first, second, third].map(({ records }) => records.map(({ amount }) => amount))).toEqual([
      [7n, 6n, 5n],
      [4n, 3n, 2n],
      [1n],
    ]);
    expect([first, second, third].map(({ hasNextPage }) => hasNextPage)).toEqual([true, true, false]);
    expect([first, second, third].map(({ totalCount }) => totalCount)).toEqual([7, 7, 7]);
  });

  it('say that there is no next page when the page is exactly full', async () => {
    await post(deposit('d1', 1n));
    expect((await read({ first: 1 })).hasNextPage).toBe(false);
  });

  it('are never those of another member, and neither is a place in their list', async () => {
    await world.write(async (unit) => {
      await unit.db.insertInto('members').values({ id: 'noah', username: 'noah', createdAt: 0 }).execute();
      const account = memberAccount('noah', 'MAIN', 'AUD');
      const postings = [
        { account, amount: 7n },
        { account: houseAccount('CASH_IN', 'AUD'), amount: -7n },
      ];
      await unit.post(deposit('n1', 7n, { memberId: 'noah', postings }));
      await unit.post(deposit('d1', 1n));
    });
    const [other] = (await read({ memberId: 'noah' })).records;
    expect(other?.amount).toBe(7n);
    expect(await amounts()).toEqual([1n]);
    await expect(read({ after: other?.id ?? '' })).rejects.toThrow(UnknownRecord);
    await expect(read({ after: 'nothing' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

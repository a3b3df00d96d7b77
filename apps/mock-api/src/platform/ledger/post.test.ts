import { beforeEach, describe, expect, it } from 'vitest';
import type { World } from '../worlds/index.ts';
import { houseAccount, memberAccount } from './accounts.ts';
import { audit } from './audit.ts';
import { balances, balancesByCurrency } from './balances.ts';
import { BalanceTooLarge, IdempotencyConflict, InsufficientBalance, InvalidEntry } from './errors.ts';
import { bet, deposit, MIA } from './testing.ts';
import type { EntryInput } from './types.ts';
import { worldsForTest } from '#test/kit/worlds-for-test.ts';

const worlds = worldsForTest();
let world: World;

const NOW = new Date('2026-03-01T10:00:00.000Z');

beforeEach(async () => {
  world = await worlds.registry.create({ id: 'one', seed: 1, now: NOW, frozen: true });
});

const post = (entry: EntryInput) => world.write((unit) => unit.post(entry));
const main = async () => (await balances(world.db, MIA, 'AUD')).MAIN;
const entryCount = async () => (await audit(world.db)).entries;

describe('post', () => {
  it('moves money into a wallet and out of a house account', async () => {
    const result = await post(deposit('d1', 100_000n));

    expect(result.replayed).toBe(false);
    expect(result.at).toEqual(NOW);
    expect(result.balances).toEqual([
      { account: memberAccount(MIA, 'MAIN', 'AUD'), balance: 100_000n },
      { account: houseAccount('CASH_IN', 'AUD'), balance: -100_000n },
    ]);
    expect(await balances(world.db, MIA, 'AUD')).toEqual({
      MAIN: 100_000n,
      CASINO: 0n,
      CASINO_BONUS: 0n,
      SPORT: 0n,
      SPORT_BONUS: 0n,
    });
    expect(await audit(world.db)).toEqual({ balanced: true, entries: 1, violations: [] });
  });

  it('counts from the moment it is told', async () => {
    const at = new Date('2026-02-01T00:00:00.000Z');
    expect((await post(deposit('d1', 1n, { at }))).at).toEqual(at);
  });

  it('keeps amounts that a double cannot hold exact', async () => {
    await post(deposit('d1', 9_007_199_254_740_993n));
    await post(deposit('d2', 1n));
    expect(await main()).toBe(9_007_199_254_740_994n);
    expect((await audit(world.db)).balanced).toBe(true);
  });

  it('keeps currencies apart', async () => {
    const btc = [
      { account: memberAccount(MIA, 'MAIN', 'BTC'), amount: 12_345_678n },
      { account: houseAccount('CASH_IN', 'BTC'), amount: -12_345_678n },
    ];
    await post(deposit('d1', 500n));
    await post(deposit('d2', 1n, { postings: btc }));
    const wallets = await balancesByCurrency(world.db, MIA);
    expect([...wallets].map(([currency, { MAIN }]) => [currency, MAIN]).sort()).toEqual([
      ['AUD', 500n],
      ['BTC', 12_345_678n],
    ]);
    expect((await balances(world.db, MIA, 'NZD')).MAIN).toBe(0n);
  });
});

describe('a member wallet', () => {
  it('can be emptied but not taken below zero', async () => {
    await post(deposit('d1', 1_000n));
    await post(bet('b1', 400n));
    const refused = post(bet('b2', 601n));
    await expect(refused).rejects.toThrow(InsufficientBalance);
    await expect(refused).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE', available: 600n });
    expect(await main()).toBe(600n);
    await post(bet('b2', 600n));
    expect(await main()).toBe(0n);
  });

  it('is left alone by a refusal even when the unit goes on', async () => {
    await world.write(async (unit) => {
      await unit.post(deposit('d1', 100n));
      await expect(unit.post(bet('b1', 101n))).rejects.toThrow(InsufficientBalance);
      await unit.post(bet('b2', 100n));
    });
    expect(await main()).toBe(0n);
    expect(await audit(world.db)).toEqual({ balanced: true, entries: 2, violations: [] });
  });

  it('gives nothing back of an entry whose unit fails afterwards', async () => {
    await post(deposit('d1', 100n));
    const failed = world.write(async (unit) => {
      await unit.post(bet('b1', 60n));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await main()).toBe(100n);
    expect(await entryCount()).toBe(1);
  });

  it('is charged once by parallel bets that it cannot all pay', async () => {
    await post(deposit('d1', 100n));
    const bets = await Promise.allSettled(['b1', 'b2', 'b3'].map((key) => post(bet(key, 80n))));
    expect(bets.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await main()).toBe(20n);
  });
});

describe('a key', () => {
  it('works once: a repeat changes nothing and answers the same', async () => {
    await post(deposit('d1', 1_000n));
    const first = await post(bet('b1', 100n));
    await post(bet('b2', 300n));
    await world.clock.advance('P1D');

    const again = await post(bet('b1', 100n));

    expect(again).toEqual({ ...first, replayed: true });
    expect(again.balances[0]?.balance).toBe(900n);
    expect(await main()).toBe(600n);
    expect(await entryCount()).toBe(3);
  });

  it('works once for parallel requests', async () => {
    const results = await Promise.all([1, 2, 3].map(() => post(deposit('d1', 50n))));
    expect(results.map(({ replayed }) => replayed)).toEqual([false, true, true]);
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    expect(await main()).toBe(50n);
  });

  it('takes a repeat as such whatever the order of its postings and of its details', async () => {
    await post(deposit('d1', 50n, { details: { name: 'Card', method: 'VISA' } }));
    const turned = deposit('d1', 50n, { details: { method: 'VISA', name: 'Card' } });
    const again = await post({ ...turned, postings: [...turned.postings].reverse() });
    expect(again.replayed).toBe(true);
    expect(again.balances.map(({ balance }) => balance)).toEqual([-50n, 50n]);
  });

  it.each<[string, Partial<EntryInput>]>([
    ['amount', { postings: deposit('d1', 51n).postings }],
    ['details', { details: { name: 'Bank' } }],
    [
      'wallet',
      {
        postings: [
          { account: memberAccount(MIA, 'CASINO', 'AUD'), amount: 50n },
          { account: houseAccount('CASH_IN', 'AUD'), amount: -50n },
        ],
      },
    ],
  ])('is refused for another %s', async (_what, changes) => {
    await post(deposit('d1', 50n));
    const refused = post(deposit('d1', 50n, changes));
    await expect(refused).rejects.toThrow(IdempotencyConflict);
    await expect(refused).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    expect(await main()).toBe(50n);
    expect(await entryCount()).toBe(1);
  });

  it('is refused for another type', async () => {
    const postings = [
      { account: memberAccount(MIA, 'CASINO_BONUS', 'AUD'), amount: 50n },
      { account: houseAccount('PROMO', 'AUD'), amount: -50n },
    ];
    await post(deposit('p1', 0n, { type: 'PROMO_BONUS', postings }));
    const refused = post(deposit('p1', 0n, { type: 'CONSUMABLE_BONUS', postings }));
    await expect(refused).rejects.toThrow(IdempotencyConflict);
    expect(await entryCount()).toBe(1);
  });

  it('is free again when its entry was refused', async () => {
    await expect(post(bet('b1', 10n))).rejects.toThrow(InsufficientBalance);
    await post(deposit('d1', 10n));
    expect((await post(bet('b1', 10n))).replayed).toBe(false);
  });
});

describe('an entry that is wrong in itself is refused:', () => {
  const mia = memberAccount(MIA, 'MAIN', 'AUD');
  const house = houseAccount('PROMO', 'AUD');
  const aud = (amount: bigint) => ({ account: houseAccount('CASH_IN', 'AUD'), amount });

  it.each<[string, Partial<EntryInput>]>([
    ['no key', { key: '' }],
    ['no posting', { postings: [] }],
    ['one posting', { postings: [aud(1n)] }],
    ['a posting of nothing', { postings: [aud(0n), { account: house, amount: 0n }] }],
    ['a sum that is not zero', { postings: [{ account: mia, amount: 2n }, aud(-1n)] }],
    [
      'a sum that is zero only over two currencies',
      { postings: [{ account: memberAccount(MIA, 'MAIN', 'NZD'), amount: 1n }, aud(-1n)] },
    ],
    ['an account named twice', { postings: [aud(1n), aud(-1n)] }],
    ['a wallet of another member', { memberId: null, postings: [{ account: mia, amount: 1n }, aud(-1n)] }],
    ['a wrong sign', { type: 'DEPOSIT_REVERSAL' }],
    ['an account that is not of its type', { type: 'CASHBACK' }],
    [
      'an amount too large',
      { postings: [{ account: mia, amount: 10n ** 17n + 1n }, aud(-(10n ** 17n + 1n))] },
    ],
  ])('%s', async (_what, changes) => {
    await expect(post(deposit('d1', 1n, changes))).rejects.toThrow(InvalidEntry);
    expect(await entryCount()).toBe(0);
    expect((await balancesByCurrency(world.db, MIA)).size).toBe(0);
  });

  it('a balance too large', async () => {
    await post(deposit('d1', 10n ** 17n));
    await expect(post(deposit('d2', 1n))).rejects.toThrow(BalanceTooLarge);
    expect(await main()).toBe(100_000_000_000_000_000n);
  });
});

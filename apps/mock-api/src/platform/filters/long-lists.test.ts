import { beforeAll, describe, expect, it } from 'vitest';
import type { World } from '../worlds/index.ts';
import { callGraphQL } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const platform = platformForFile(startSeededPlatform);
let world: World;
let mia: SeededPerson;

beforeAll(async () => {
  world = await platform.newWorld('2026-03-02T02:00:00.000Z');
  mia = await seededPerson(platform, world, 'mia');
});

/** More than SQLite binds in one statement. */
const MANY = 32_767;

const REFUSED = ['BAD_USER_INPUT', 'A filter may list at most 100 values.'];
const different = Array.from({ length: 20_000 }, (_, index) => String(index));
const same = <T>(value: T): readonly T[] => Array.from({ length: MANY }, () => value);

describe('a list of tens of thousands', () => {
  it('of one type counts once in the transactions', async () => {
    const query =
      'query T($in: [TransactionType!]) { balanceTransactionRecords(filter: { type: { in: $in } }) { totalCount } }';
    const once = await mia.main(query, { in: ['DEPOSIT'] });
    expect(once.code).toBeNull();
    // A body takes that many of the shortest type only.
    const all = await mia.main(query, { in: same('BET') });
    expect([all.code, all.data]).toEqual([null, (await mia.main(query, { in: ['BET'] })).data]);
  });

  it.each([
    ['betRecords', 'betRecords(filter: { gameCategory: { in: $in } }) { totalCount }'],
    ['betRecordSummary', 'betRecordSummary(filter: { gameCategory: { in: $in } }) { totalWinloss }'],
    ['games', 'games(filter: { subCategory: { in: $in } }) { totalCount }'],
    ['jackpotPayoutRecords', 'jackpotPayoutRecords(filter: { jackpot: { in: $in } }) { totalCount }'],
  ])('of ids is refused by %s, and one id many times is not', async (_field, selection) => {
    const query = `query L($in: [ID!]) { ${selection} }`;
    const { code, errors } = await mia.main(query, { in: different });
    expect([code, errors[0]?.message]).toEqual(REFUSED);
    const repeated = await mia.main(query, { in: same('x') });
    expect([repeated.code, repeated.data]).toEqual([null, (await mia.main(query, { in: ['x'] })).data]);
  });

  it('of ids is refused to a visitor too', async () => {
    const query =
      'query L($in: [ID!]) { jackpotPayoutRecords(filter: { jackpot: { in: $in } }) { totalCount } }';
    const { code, errors } = await callGraphQL(platform, world, { query, variables: { in: different } });
    expect([code, errors[0]?.message]).toEqual(REFUSED);
  });

  it('of texts is refused', async () => {
    const query = 'query L($in: [String!]) { games(filter: { name: { in: $in } }) { totalCount } }';
    const { code, errors } = await mia.main(query, { in: different });
    expect([code, errors[0]?.message]).toEqual(REFUSED);
    const currencies =
      'query L($in: [String!]) { balanceTransactionRecords(filter: { currency: { in: $in } }) { totalCount } }';
    expect((await mia.main(currencies, { in: different })).code).toBe('BAD_USER_INPUT');
  });
});

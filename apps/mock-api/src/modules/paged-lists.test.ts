import { describe, expect, it } from 'vitest';
import type { Writer } from '#platform/store/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';
import { planOf, readsOf } from '#test/kit/statements.ts';

const START = Date.parse('2026-03-02T02:00:00.000Z');
const DAY = 86_400_000;
const MEMBER = 'mem_mia';

interface PagedList {
  readonly field: string;
  readonly table: string;
  readonly endpoint: 'main' | 'promo';
  /** Adds one row; a higher number belongs nearer to the beginning, and two rows share a moment. */
  add(db: Writer, index: number): Promise<unknown>;
}

/** Two rows share a moment, so that the moment alone does not order them. */
const momentOf = (index: number): number => START - DAY * 30 + Math.floor(index / 2) * 1000;

/** Where what ends first comes first, a higher number ends earlier. */
const endOf = (index: number): number => START + DAY - index * 1000;

const rowId = (index: number): string => `row${String(index)}`;
const lists: readonly PagedList[] = [
  {
    field: 'deposits',
    table: 'deposits',
    endpoint: 'main',
    add: (db, index) =>
      db
        .insertInto('deposits')
        .values({
          id: rowId(index),
          memberId: MEMBER,
          paymentMethodId: 'pm_card',
          currency: 'AUD',
          status: 'PENDING',
          promoId: null,
          cryptoCurrency: null,
          amountMinor: 5000n,
          createdAt: momentOf(index),
          changedAt: START,
        })
        .execute(),
  },
  {
    field: 'withdrawals',
    table: 'withdrawals',
    endpoint: 'main',
    add: (db, index) =>
      db
        .insertInto('withdrawals')
        .values({
          id: rowId(index),
          memberId: MEMBER,
          withdrawalMethodId: 'wm_payid',
          currency: 'AUD',
          status: 'REJECTED',
          amountMinor: 5000n,
          feeMinor: 0n,
          createdAt: momentOf(index),
          changedAt: momentOf(index),
        })
        .execute(),
  },
  {
    field: 'memberDocuments',
    table: 'member_documents',
    endpoint: 'main',
    add: (db, index) =>
      db
        .insertInto('memberDocuments')
        .values({
          id: rowId(index),
          memberId: MEMBER,
          type: 'PASSPORT',
          status: 'PENDING',
          visibility: 'PRIVATE',
          remarks: null,
          createdAt: momentOf(index),
          changedAt: momentOf(index),
        })
        .execute(),
  },
  {
    field: 'messages',
    table: 'messages',
    endpoint: 'main',
    add: (db, index) =>
      db
        .insertInto('messages')
        .values({
          id: rowId(index),
          memberId: MEMBER,
          type: null,
          title: 'A message',
          content: 'Words',
          createdAt: momentOf(index) + DAY * 29,
        })
        .execute(),
  },
  {
    field: 'tournaments',
    table: 'tournaments',
    endpoint: 'main',
    add: (db, index) =>
      db
        .insertInto('tournaments')
        .values({
          id: rowId(index),
          name: 'A tournament',
          description: '',
          terms: '',
          type: 'TOTAL_BETS',
          currency: 'AUD',
          payoutMode: 'AUTO',
          creditingJob: null,
          validFromAt: START - DAY,
          expiresAt: endOf(index),
        })
        .execute(),
  },
  {
    field: 'promoHistory',
    table: 'member_promos',
    endpoint: 'promo',
    add: (db, index) =>
      db
        .insertInto('memberPromos')
        .values({
          id: rowId(index),
          memberId: MEMBER,
          promoId: 'promo_midweek',
          status: 'COMPLETE',
          walletMode: 'BONUS',
          currency: 'AUD',
          endingJob: null,
          createdAt: momentOf(index),
          expiresAt: null,
          endedAt: momentOf(index),
        })
        .execute(),
  },
  {
    field: 'memberFreeSpins',
    table: 'member_free_spins',
    endpoint: 'promo',
    add: (db, index) =>
      db
        .insertInto('memberFreeSpins')
        .values({
          id: rowId(index),
          memberId: MEMBER,
          promoId: 'promo_dingo_spins',
          currency: 'AUD',
          status: 'COMPLETE',
          memberPromoId: null,
          claimedAt: momentOf(index),
          expiresAt: null,
        })
        .execute(),
  },
  {
    field: 'memberConsumablePromos',
    table: 'member_bonuses',
    endpoint: 'promo',
    add: (db, index) =>
      db
        .insertInto('memberBonuses')
        .values({
          id: rowId(index),
          memberId: MEMBER,
          promoId: 'promo_midweek',
          kind: 'USER_CLAIM',
          name: 'A bonus',
          description: '',
          currency: 'AUD',
          memberPromoId: null,
          expiryDays: 7,
          createdAt: START,
          expiresAt: endOf(index),
          activatedAt: null,
        })
        .execute(),
  },
];

const platform = platformForFile(startSeededPlatform);

async function filled(list: PagedList, rows: number): Promise<[World, SeededPerson]> {
  const world = await platform.newWorld(new Date(START).toISOString());
  const person = await seededPerson(platform, world, 'mia');
  await world.write(async ({ db }) => {
    for (let index = 0; index < rows; index += 1) await list.add(db, index);
  });
  return [world, person];
}

interface Page {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly edges: readonly { readonly node: { readonly id: string } }[];
}

async function page(
  list: PagedList,
  person: SeededPerson,
  first: number,
  after: string | null,
): Promise<Page> {
  const query = `query P($first: Int!, $after: String) { page: ${list.field}(first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { id } } } }`;
  const { data, errors } = await person[list.endpoint](query, { first, after });
  expect(errors).toEqual([]);
  return data?.['page'] as Page;
}

describe.each(lists)('$field', (list) => {
  it('API-09 yields every row once, page by page, while new rows come in', async () => {
    const [world, person] = await filled(list, 25);
    const before = await page(list, person, 100, null);
    const seen: string[] = [];
    let after: string | null = null;
    for (let turn = 0; turn < 20; turn += 1) {
      const part = await page(list, person, 4, after);
      expect(part.totalCount).toBe(before.totalCount + turn);
      seen.push(...part.edges.map(({ node }) => node.id));
      after = part.pageInfo.endCursor;
      if (!part.pageInfo.hasNextPage) break;
      await world.write(({ db }) => list.add(db, 100 + turn));
    }
    expect(seen).toEqual(before.edges.map(({ node }) => node.id));
    expect(seen.filter((id) => id.startsWith('row'))).toEqual(
      Array.from({ length: 25 }, (_, index) => rowId(24 - index)),
    );
  });

  it('API-08 reads the rows of the page and one more, by an index and without sorting, anywhere in the list', async () => {
    const [world, person] = await filled(list, 60);
    const half = await page(list, person, 30, null);
    for (const after of [null, half.pageInfo.endCursor]) {
      const runs = await readsOf(list.table, () => page(list, person, 2, after));
      expect(runs.length).toBeGreaterThan(0);
      expect(Math.max(...runs.map(({ rows }) => rows))).toBe(3);
      for (const run of runs) {
        const plan = (await planOf(world, run)).join('\n');
        expect(plan).not.toMatch(/^SCAN \w+$/m);
        if (run.rows > 0) expect(plan).not.toContain('TEMP B-TREE');
      }
    }
  });

  it.each([0, 101])('API-10 refuses a page of %i, and a cursor of another list', async (first) => {
    const [, person] = await filled(list, 1);
    const query = `query P($first: Int!, $after: String) { page: ${list.field}(first: $first, after: $after) { totalCount } }`;
    expect((await person[list.endpoint](query, { first })).code).toBe('BAD_USER_INPUT');
    const after = Buffer.from('another:row0', 'utf8').toString('base64url');
    expect((await person[list.endpoint](query, { first: 1, after })).code).toBe('BAD_USER_INPUT');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Writer } from '../platform/store/index.ts';
import type { World } from '../platform/worlds/index.ts';
import type { TestPlatform } from '../../test/kit/index.ts';
import { seededPerson, startSeededPlatform } from '../../test/kit/seeded.ts';
import type { SeededPerson } from '../../test/kit/seeded.ts';
import { planOf, readsOf } from '../../test/kit/statements.ts';

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
          member_id: MEMBER,
          payment_method_id: 'pm_card',
          currency: 'AUD',
          status: 'PENDING',
          promo_id: null,
          crypto_currency: null,
          amount_minor: 5000n,
          created_at: momentOf(index),
          changed_at: START,
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
          member_id: MEMBER,
          withdrawal_method_id: 'wm_payid',
          currency: 'AUD',
          status: 'REJECTED',
          amount_minor: 5000n,
          fee_minor: 0n,
          created_at: momentOf(index),
          changed_at: momentOf(index),
        })
        .execute(),
  },
  {
    field: 'memberDocuments',
    table: 'member_documents',
    endpoint: 'main',
    add: (db, index) =>
      db
        .insertInto('member_documents')
        .values({
          id: rowId(index),
          member_id: MEMBER,
          type: 'PASSPORT',
          status: 'PENDING',
          visibility: 'PRIVATE',
          remarks: null,
          created_at: momentOf(index),
          changed_at: momentOf(index),
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
          member_id: MEMBER,
          type: null,
          title: 'A message',
          content: 'Words',
          created_at: momentOf(index) + DAY * 29,
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
          payout_mode: 'AUTO',
          crediting_job: null,
          valid_from_at: START - DAY,
          expires_at: endOf(index),
        })
        .execute(),
  },
  {
    field: 'promos',
    table: 'promos',
    endpoint: 'promo',
    add: (db, index) =>
      db
        .insertInto('promos')
        .values({
          id: rowId(index),
          code: rowId(index),
          name: 'A promo',
          description: '',
          type: 'DEPOSIT',
          kind: 'BONUS_ONLY',
          start_trigger: null,
          deposit_ordinal_trigger: null,
          currency: 'AUD',
          main_banner_image: '/art/x.svg',
          sub_banner_image: null,
          largest_bonus_minor: null,
          days_to_play: null,
          minimum_deposit_minor: null,
          required_deposit_minor: null,
          required_turnover_minor: null,
          expires_at: endOf(index),
        })
        .execute(),
  },
  {
    field: 'promoHistory',
    table: 'member_promos',
    endpoint: 'promo',
    add: (db, index) =>
      db
        .insertInto('member_promos')
        .values({
          id: rowId(index),
          member_id: MEMBER,
          promo_id: 'promo_midweek',
          status: 'COMPLETE',
          wallet_mode: 'BONUS',
          currency: 'AUD',
          ending_job: null,
          created_at: momentOf(index),
          expires_at: null,
          ended_at: momentOf(index),
        })
        .execute(),
  },
  {
    field: 'memberFreeSpins',
    table: 'member_free_spins',
    endpoint: 'promo',
    add: (db, index) =>
      db
        .insertInto('member_free_spins')
        .values({
          id: rowId(index),
          member_id: MEMBER,
          promo_id: 'promo_dingo_spins',
          currency: 'AUD',
          status: 'COMPLETE',
          member_promo_id: null,
          claimed_at: momentOf(index),
          expires_at: null,
        })
        .execute(),
  },
  {
    field: 'memberConsumablePromos',
    table: 'member_bonuses',
    endpoint: 'promo',
    add: (db, index) =>
      db
        .insertInto('member_bonuses')
        .values({
          id: rowId(index),
          member_id: MEMBER,
          promo_id: 'promo_midweek',
          kind: 'USER_CLAIM',
          name: 'A bonus',
          description: '',
          currency: 'AUD',
          member_promo_id: null,
          expiry_days: 7,
          created_at: START,
          expires_at: endOf(index),
          activated_at: null,
        })
        .execute(),
  },
];

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startSeededPlatform();
});

afterAll(async () => {
  await platform.close();
});

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

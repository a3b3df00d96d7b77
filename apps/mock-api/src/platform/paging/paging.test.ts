import { describe, expect, it } from 'vitest';
import { Refusal } from '../graphql/refusal.ts';
import { cursorOf, pageOf, readCursor, readFirst } from './index.ts';

const entries = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `e${index}` }));
const idsOf = (page: ReturnType<typeof pageOf<{ id: string }>>) => page.edges.map(({ node }) => node.id);

const codeOf = (work: () => unknown): string | null => {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof Refusal ? error.code : 'not a refusal';
  }
};

describe('a page of a list', () => {
  it('has the entries after the cursor, its end and the number of all', () => {
    const page = pageOf('letters', entries(5), { first: 2, after: cursorOf('letters', 'e1') });
    expect(idsOf(page)).toEqual(['e2', 'e3']);
    expect(page.pageInfo).toEqual({ hasNextPage: true, endCursor: cursorOf('letters', 'e3') });
    expect(page.totalCount).toBe(5);
  });

  it.each([
    [5, 5, false],
    [5, 4, true],
    [5, 6, false],
    [1, 1, false],
  ])('of %i entries, %i at a time, has a next page: %s', (count, first, hasNextPage) => {
    expect(pageOf('letters', entries(count), { first }).pageInfo.hasNextPage).toBe(hasNextPage);
  });

  it('is empty without entries', () => {
    expect(pageOf('letters', [], { first: 10, after: null })).toEqual({
      edges: [],
      pageInfo: { hasNextPage: false, endCursor: null },
      totalCount: 0,
    });
  });

  it.each([1, 2, 3, 7, 99, 100])('API-09 yields every entry once when followed %i at a time', (first) => {
    const all = entries(100);
    const seen: string[] = [];
    let after: string | null = null;
    for (let turn = 0; turn < 101; turn += 1) {
      const page: ReturnType<typeof pageOf<{ id: string }>> = pageOf('letters', all, { first, after });
      seen.push(...idsOf(page));
      after = page.pageInfo.endCursor;
      if (!page.pageInfo.hasNextPage) break;
    }
    expect(seen).toEqual(all.map(({ id }) => id));
  });

  it.each([0, -1, 101, 1e9, Number.NaN, Number.POSITIVE_INFINITY])('API-10 refuses %d at a time', (first) => {
    expect(codeOf(() => readFirst(first))).toBe('BAD_USER_INPUT');
    expect(codeOf(() => pageOf('letters', entries(3), { first }))).toBe('BAD_USER_INPUT');
  });

  it.each([
    ['nothing', ''],
    ['a plain id', 'e1'],
    ["another list's", cursorOf('numbers', 'e1')],
    ['an entry that is not there', cursorOf('letters', 'e9')],
    ['no id', cursorOf('letters', '')],
    ['padding', `${cursorOf('letters', 'e1')}==`],
    ['a very long text', 'A'.repeat(100_000)],
    ['other letters', 'ünïcode'],
  ])('API-10 refuses a cursor that is %s', (_what, after) => {
    expect(codeOf(() => pageOf('letters', entries(3), { first: 1, after }))).toBe('BAD_USER_INPUT');
  });

  it('hides the id in its cursors and reads it back', () => {
    expect(cursorOf('letters', 'e1')).not.toContain('e1');
    expect(readCursor('letters', cursorOf('letters', 'ä:ö'))).toBe('ä:ö');
  });
});

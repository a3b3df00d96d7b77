import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultPageSize,
  nextPage,
  pageArrived,
  pageCount,
  pagingFor,
  previousPage,
  startPaging,
} from './index.ts';
import type { Paging } from './index.ts';

const more = (endCursor: string) => ({ totalCount: 25, pageInfo: { endCursor, hasNextPage: true } });
const last = { totalCount: 25, pageInfo: { endCursor: 'c25', hasNextPage: false } };

const third = () => {
  const second = nextPage(pageArrived(startPaging('all', 10), more('c10')));
  return pageArrived(nextPage(pageArrived(second, more('c20'))), last);
};

describe('paging by cursor', () => {
  it('TXN-17 keeps page size, cursor, saved cursors, current page, total count and pageInfo', () => {
    expect(third()).toEqual({
      key: 'all',
      pageSize: 10,
      cursor: 'c20',
      savedCursors: [null, 'c10'],
      currentPage: 3,
      totalCount: 25,
      pageInfo: { endCursor: 'c25', hasNextPage: false },
    });
  });

  it('TXN-18 goes on only if hasNextPage and saves the cursor it came from', () => {
    const waiting = startPaging('all', 10);
    expect(nextPage(waiting)).toBe(waiting);
    const first = pageArrived(waiting, more('c10'));
    expect(nextPage(first)).toMatchObject({ cursor: 'c10', savedCursors: [null], currentPage: 2 });
    expect(nextPage(nextPage(first))).toMatchObject({ cursor: 'c10', currentPage: 2 });
    const end = third();
    expect(nextPage(end)).toBe(end);
  });

  it('TXN-18 goes back only if not on the first page, to the saved cursor', () => {
    const first = startPaging('all', 10);
    expect(previousPage(first)).toBe(first);
    const second = previousPage(third());
    expect(second).toMatchObject({ cursor: 'c10', savedCursors: [null], currentPage: 2 });
    expect(previousPage(second)).toMatchObject({ cursor: null, savedCursors: [], currentPage: 1 });
  });

  it('TXN-19 starts again at the first page when its key or page size changes', () => {
    const end = third();
    expect(pagingFor(end, 'all', 10)).toBe(end);
    const fresh = {
      cursor: null,
      savedCursors: [],
      currentPage: 1,
      totalCount: null,
      pageInfo: { endCursor: null, hasNextPage: false },
    };
    expect(pagingFor(end, 'bets', 10)).toEqual({ ...fresh, key: 'bets', pageSize: 10 });
    expect(pagingFor(end, 'all', 20)).toEqual({ ...fresh, key: 'all', pageSize: 20 });
  });

  it('TXN-20 has 10 entries on a page by default', () => {
    expect(defaultPageSize).toBe(10);
    expect(startPaging('all').pageSize).toBe(10);
  });

  it('counts the pages once the first one has arrived', () => {
    const waiting = startPaging('all', 10);
    const counted = (totalCount: number) => pageCount(pageArrived(waiting, { ...last, totalCount }));
    expect([pageCount(waiting), counted(0), counted(10), counted(11)]).toEqual([null, 1, 1, 2]);
  });

  it('TXN-18 ends where it began after as many steps back as forward', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), (steps) => {
        let paging: Paging = startPaging('all', 5);
        for (let step = 1; step <= steps; step += 1)
          paging = nextPage(pageArrived(paging, more(`c${String(step)}`)));
        expect(paging.currentPage).toBe(steps + 1);
        for (let step = 0; step < steps; step += 1) paging = previousPage(paging);
        expect([paging.cursor, paging.savedCursors, paging.currentPage]).toEqual([null, [], 1]);
      }),
    );
  });
});

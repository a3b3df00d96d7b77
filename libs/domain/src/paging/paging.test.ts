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
  unknownPageInfo,
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

const arrived = (endCursor: string | null, hasNextPage: boolean, totalCount = 25) => ({
  totalCount,
  pageInfo: { endCursor, hasNextPage },
});

const onSecond = () => nextPage(pageArrived(startPaging('bets', 5), arrived('c5', true)));

describe('going through pages', () => {
  it('TXN-18 stays where a next page is promised without a cursor to it, or a cursor stands without a promise', () => {
    for (const page of [arrived(null, true), arrived('c5', false), arrived(null, false)]) {
      const paging = pageArrived(startPaging('bets', 5), page);
      expect(nextPage(paging)).toBe(paging);
    }
  });

  it('TXN-18 forward keeps filters and size, and knows nothing of the new page yet', () => {
    expect(onSecond()).toEqual({
      key: 'bets',
      pageSize: 5,
      cursor: 'c5',
      savedCursors: [null],
      currentPage: 2,
      totalCount: 25,
      pageInfo: { endCursor: null, hasNextPage: false },
    });
  });

  it('TXN-18 back keeps them too, and waits for the page again', () => {
    expect(previousPage(pageArrived(onSecond(), arrived('c10', true)))).toEqual({
      key: 'bets',
      pageSize: 5,
      cursor: null,
      savedCursors: [],
      currentPage: 1,
      totalCount: 25,
      pageInfo: unknownPageInfo,
    });
  });

  it('TXN-18 back and forward again comes to the same page', () => {
    const here = onSecond();
    const back = previousPage(here);
    expect(nextPage(back)).toBe(back);
    expect(nextPage(pageArrived(back, arrived('c5', true)))).toEqual(here);
  });

  it('TXN-19 starts again only when filters or size are others', () => {
    const here = onSecond();
    expect(pagingFor(here, 'bets', 5)).toBe(here);
    expect(pagingFor(here, 'Bets', 5)).toEqual(startPaging('Bets', 5));
    expect(pagingFor(here, 'bets', 20)).toEqual(startPaging('bets', 20));
  });

  it.each([
    [0, 5, 1],
    [1, 5, 1],
    [5, 5, 1],
    [6, 5, 2],
    [10, 5, 2],
    [11, 5, 3],
    [19, 20, 1],
    [21, 20, 2],
  ])('%i entries, %i on a page, make %i pages', (totalCount, pageSize, pages) => {
    expect(pageCount(pageArrived(startPaging('all', pageSize), arrived(null, false, totalCount)))).toBe(
      pages,
    );
  });

  it('the count follows what arrives last', () => {
    const once = pageArrived(startPaging('all', 10), arrived('c10', true, 30));
    expect([pageCount(once), pageCount(pageArrived(once, arrived(null, false, 9)))]).toEqual([3, 1]);
  });
});

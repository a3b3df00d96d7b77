import { describe, expect, it } from 'vitest';
import {
  nextPage,
  pageArrived,
  pageCount,
  pagingFor,
  previousPage,
  startPaging,
  unknownPageInfo,
} from './index.ts';

const arrived = (endCursor: string | null, hasNextPage: boolean, totalCount = 25) => ({
  totalCount,
  pageInfo: { endCursor, hasNextPage },
});

const second = () => nextPage(pageArrived(startPaging('bets', 5), arrived('c5', true)));

describe('going through pages', () => {
  it('TXN-18 stays where a next page is promised without a cursor to it, or a cursor stands without a promise', () => {
    for (const page of [arrived(null, true), arrived('c5', false), arrived(null, false)]) {
      const paging = pageArrived(startPaging('bets', 5), page);
      expect(nextPage(paging)).toBe(paging);
    }
  });

  it('TXN-18 forward keeps filters and size, and knows nothing of the new page yet', () => {
    expect(second()).toEqual({
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
    expect(previousPage(pageArrived(second(), arrived('c10', true)))).toEqual({
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
    const here = second();
    const back = previousPage(here);
    expect(nextPage(back)).toBe(back);
    expect(nextPage(pageArrived(back, arrived('c5', true)))).toEqual(here);
  });

  it('TXN-19 starts again only when filters or size are others', () => {
    const here = second();
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

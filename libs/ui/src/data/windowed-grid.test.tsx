import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { GameGrid } from '../components/game-grid.tsx';
import { focusByArrow } from './grid-places.ts';
import { WindowedGrid } from './windowed-grid.tsx';

/** With the gap under it. */
const rowHeight = 204;
let tileHeight: number;
let resized: (() => void)[];

/** jsdom lays nothing out: each tile is so high, and the list begins at the top of the page. */
function layOut(): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function height(
    this: HTMLElement,
  ) {
    const isTile = this.parentElement?.dataset['part'] === 'item';
    return DOMRect.fromRect({ y: isTile ? 0 : -window.scrollY, height: isTile ? tileHeight : 0 });
  });
}

function scrollTo(y: number): void {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true, writable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}

describe('WindowedGrid', () => {
  beforeEach(() => {
    tileHeight = 180;
    resized = [];
    layOut();
    vi.stubGlobal('scrollTo', () => undefined);
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(onResize: () => void) {
          resized.push(onResize);
        }
        observe = () => undefined;
        unobserve = () => undefined;
        disconnect = () => undefined;
      },
    );
    Object.defineProperty(window, 'innerHeight', { value: 720, configurable: true });
  });
  afterEach(() => {
    scrollTo(0);
    vi.restoreAllMocks();
  });

  const grid = (count = 10_000, coming = 0) => (
    <WindowedGrid
      label="Popular"
      count={count}
      coming={coming}
      total={10_000}
      columns={5}
      item={(index) => <button type="button">{`Game ${String(index + 1)}`}</button>}
    />
  );
  const open = () => renderUi(grid());
  const list = () => screen.getByRole('list', { name: 'Popular' });
  const items = () => screen.getAllByRole('listitem');
  const names = () => items().map(({ textContent }) => textContent);
  const game = (number: number) => screen.getByRole('button', { name: `Game ${String(number)}` });
  /** Those that the rows around the screen hold. */
  const inRows = () => items().filter(({ style }) => style.position !== 'absolute');

  it('draws the rows around the screen and keeps the height of all', () => {
    open();
    const drawn = inRows();
    expect(drawn.length).toBeLessThan(50);
    expect(drawn[0]?.textContent).toBe('Game 1');
    expect(drawn[0]?.getAttribute('aria-posinset')).toBe('1');
    expect(drawn[0]?.getAttribute('aria-setsize')).toBe('10000');
    expect(list().style.paddingBlock).toBe(`0px ${String((2000 - drawn.length / 5) * rowHeight)}px`);
  });

  it('draws others once they come near, down to the last', () => {
    open();
    scrollTo(1000 * rowHeight);
    const middle = inRows().map(({ textContent }) => textContent);
    expect(middle).toContain('Game 5001');
    expect(middle).not.toContain('Game 1');
    expect(items().length).toBeLessThan(50);
    scrollTo(2000 * rowHeight - 720);
    expect(inRows().at(-1)?.textContent).toBe('Game 10000');
  });

  it('follows its rows when they change their height, as on a phone that is turned', () => {
    open();
    tileHeight = 280;
    act(() => {
      for (const tell of resized) tell();
    });
    scrollTo(1000 * 304);
    expect(inRows().map(({ textContent }) => textContent)).toContain('Game 5001');
    expect(inRows().length).toBeLessThan(50);
  });

  it('has the height that it had as soon as it comes back, before its rows are laid out', () => {
    const { unmount } = open();
    unmount();
    tileHeight = 0;
    open();
    const rows = 2000 - inRows().length / 5;
    expect(list().style.paddingBlock).toBe(`0px ${String(rows * rowHeight)}px`);
  });

  it('keeps both ends and what is around the focus drawn, each in its place, and the focus with them', () => {
    open();
    act(() => {
      game(8).focus();
    });
    scrollTo(1000 * rowHeight);
    expect(document.activeElement).toBe(game(8));
    expect(names().slice(0, 6)).toEqual(['Game 1', 'Game 3', 'Game 7', 'Game 8', 'Game 9', 'Game 13']);
    expect(names().at(-1)).toBe('Game 10000');
    const { position, top, gridColumn } = items()[3]?.style ?? {};
    expect([position, top, gridColumn]).toEqual(['absolute', `${String(rowHeight)}px`, '3 / 4']);
    expect(names()).toEqual(names().toSorted((a, b) => Number(a.slice(5)) - Number(b.slice(5))));
  });

  it('lets Tab go on to the next game wherever the page was scrolled to meanwhile', async () => {
    open();
    act(() => {
      game(20).focus();
    });
    scrollTo(1000 * rowHeight);
    for (const next of [21, 22, 23]) {
      await userEvent.tab();
      expect(document.activeElement).toBe(game(next));
    }
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(game(22));
  });

  it('forgets the focus that went elsewhere, but not that of a window that is not in front', async () => {
    renderUi(
      <>
        {grid()}
        <button type="button">After</button>
      </>,
    );
    act(() => {
      game(20).focus();
    });
    scrollTo(1000 * rowHeight);
    act(() => {
      game(20).blur();
    });
    expect(names()).toContain('Game 20');
    await userEvent.click(screen.getByRole('button', { name: 'After' }));
    act(() => {
      game(1).focus();
      screen.getByRole('button', { name: 'After' }).focus();
    });
    expect(names()).not.toContain('Game 20');
  });

  it('takes over the focus of the short list whose place it takes', () => {
    const short = (
      <GameGrid label="Popular">
        {Array.from({ length: 48 }, (_, index) => (
          <div key={index}>
            <button type="button">{`Game ${String(index + 1)}`}</button>
            <button type="button">{`About ${String(index + 1)}`}</button>
          </div>
        ))}
      </GameGrid>
    );
    const { rerender } = renderUi(short);
    act(() => {
      screen.getByRole('button', { name: 'About 31' }).focus();
    });
    const focused = vi.spyOn(HTMLElement.prototype, 'focus');
    rerender(
      <WindowedGrid
        label="Popular"
        count={72}
        coming={0}
        total={72}
        columns={5}
        item={(index) => (
          <div>
            <button type="button">{`Game ${String(index + 1)}`}</button>
            <button type="button">{`About ${String(index + 1)}`}</button>
          </div>
        )}
      />,
    );
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'About 31' }));
    expect(focused).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  });

  it('hides from readers what is not there yet', () => {
    renderUi(grid(24, 24));
    expect(list().getAttribute('aria-busy')).toBe('true');
    expect(items()).toHaveLength(24);
    expect(list().querySelectorAll('[aria-hidden]').length).toBeGreaterThan(0);
  });

  it('leads by the arrows to the games beside, above and below, also to one that was not drawn', async () => {
    open();
    const scrolling: boolean[] = [];
    list().addEventListener('keydown', (event) => {
      focusByArrow(event, 5);
      if (event.key.startsWith('Arrow')) scrolling.push(!event.defaultPrevented);
    });
    act(() => {
      game(1).focus();
    });
    scrollTo(1000 * rowHeight);
    for (const [key, to] of [
      ['{ArrowRight}', 2],
      ['{ArrowDown}', 7],
      ['{ArrowDown}', 12],
      ['{ArrowLeft}', 11],
      ['{ArrowUp}', 6],
      ['{ArrowUp}', 1],
      ['{ArrowUp}', 1],
      ['{ArrowLeft}', 1],
      ['{Shift>}{ArrowRight}{/Shift}', 1],
      ['{Control>}{ArrowRight}{/Control}', 1],
      ['{Alt>}{ArrowRight}{/Alt}', 1],
      ['{Meta>}{ArrowRight}{/Meta}', 1],
    ] as const) {
      await userEvent.keyboard(key);
      expect(document.activeElement, key).toBe(game(to));
    }
    // An arrow that moves the focus does not scroll the page besides; one with nothing beside it does.
    expect(scrolling).toEqual([false, false, false, false, false, false, true, true, true, true, true, true]);
  });
});

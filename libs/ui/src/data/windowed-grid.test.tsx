import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { WindowedGrid } from './windowed-grid.tsx';

const tileHeight = 180;
/** With the gap under it. */
const rowHeight = 204;

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
    layOut();
    vi.stubGlobal('scrollTo', () => undefined);
    vi.stubGlobal(
      'ResizeObserver',
      class {
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

  const open = () =>
    renderUi(
      <WindowedGrid
        label="Popular"
        count={10_000}
        total={10_000}
        columns={5}
        item={(index) => <p>{`Game ${String(index + 1)}`}</p>}
      />,
    );

  it('draws the rows around the screen and keeps the height of all', () => {
    open();
    const items = screen.getAllByRole('listitem');
    expect(items.length).toBeLessThan(50);
    expect(items[0]?.textContent).toBe('Game 1');
    expect(items[0]?.getAttribute('aria-posinset')).toBe('1');
    expect(items[0]?.getAttribute('aria-setsize')).toBe('10000');
    const list = screen.getByRole('list', { name: 'Popular' });
    const rows = items.length / 5;
    expect(list.style.paddingBlock).toBe(`0px ${String((2000 - rows) * rowHeight)}px`);
  });

  it('draws others once they come near, down to the last', () => {
    open();
    scrollTo(1000 * rowHeight);
    const middle = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(middle).toContain('Game 5001');
    expect(middle).not.toContain('Game 1');
    expect(middle.length).toBeLessThan(50);
    scrollTo(2000 * rowHeight - 720);
    expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe('Game 10000');
  });
});

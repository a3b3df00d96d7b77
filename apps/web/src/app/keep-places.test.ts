import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPlaces } from './keep-places.ts';

const scrollTo = vi.fn();
let grow: () => void;
let stop: () => void;

function tall(px: number): void {
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: px });
  grow();
}

function scrolledTo(top: number): void {
  vi.stubGlobal('scrollY', top);
  dispatchEvent(new Event('scroll'));
}

const at = (key: string) => {
  history.replaceState({ key }, '');
};

/** The list at 1200 px, then an offer of it, then Back, with nothing there yet. */
function goBack(): void {
  at('list');
  scrolledTo(1200);
  at('offer');
  scrolledTo(0);
  at('list');
  dispatchEvent(new PopStateEvent('popstate'));
  scrolledTo(90);
}

/** To the offer once more and Back, without a touch of the list. */
function goForthAndBack(): void {
  at('offer');
  scrolledTo(0);
  at('list');
  dispatchEvent(new PopStateEvent('popstate'));
  scrolledTo(90);
}

beforeEach(() => {
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onGrowth: () => void) {
        grow = onGrowth;
      }
      readonly observe = () => undefined;
      readonly disconnect = () => undefined;
    },
  );
  stop = keepPlaces();
});

afterEach(() => {
  stop();
  Reflect.deleteProperty(document.documentElement, 'scrollHeight');
  history.replaceState(null, '');
  vi.unstubAllGlobals();
});

it('goes back to the place once the page is long enough, and once only', () => {
  goBack();
  tall(1999);
  expect(scrollTo).not.toHaveBeenCalled();
  tall(2000);
  expect(scrollTo.mock.calls).toEqual([[0, 1200]]);
  tall(4000);
  expect(scrollTo).toHaveBeenCalledOnce();
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'leaves alone whoever has done something: %s',
  (type) => {
    goBack();
    dispatchEvent(new Event(type));
    tall(4000);
    expect(scrollTo).not.toHaveBeenCalled();
  },
);

it('remembers the place itself, not how far the page could be scrolled while it was too short', () => {
  goBack();
  tall(2000);
  goForthAndBack();
  tall(4000);
  expect(scrollTo.mock.calls).toEqual([
    [0, 1200],
    [0, 1200],
  ]);
});

it('leaves a page alone that was opened meanwhile, and one that is new', () => {
  goBack();
  at('another');
  tall(4000);
  dispatchEvent(new PopStateEvent('popstate'));
  tall(5000);
  expect(scrollTo).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { begin, whenDrawn } from './when-drawn.ts';

const face = { load: () => Promise.resolve<FontFace[]>([]) };

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(document, 'fonts', { configurable: true, value: face });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
  document.body.innerHTML = '';
});

function opened(): { readonly begun: () => boolean } {
  let begun = false;
  whenDrawn(() => {
    begun = true;
  });
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return { begun: () => begun };
}

/** A browser that notes its paints: the test says when there was one. */
function notingBrowser() {
  const heard: (() => void)[] = [];
  class Noting {
    static readonly supportedEntryTypes = ['largest-contentful-paint'];
    constructor(hear: () => void) {
      heard.push(hear);
    }
    readonly observe = () => undefined;
    readonly disconnect = () => undefined;
  }
  vi.stubGlobal('PerformanceObserver', Noting);
  return { paint: () => heard.forEach((hear) => hear()) };
}

it('begins once the browser has noted the paint', async () => {
  const { paint } = notingBrowser();
  const { begun } = opened();
  await vi.advanceTimersByTimeAsync(200);
  expect(begun()).toBe(false);
  paint();
  await vi.advanceTimersByTimeAsync(0);
  expect(begun()).toBe(true);
});

it.each(['pointerdown', 'keydown'])(
  'begins at once for somebody who uses the page, once: %s',
  async (type) => {
    const { paint } = notingBrowser();
    const begin = vi.fn();
    whenDrawn(begin);
    document.dispatchEvent(new Event(type));
    await vi.advanceTimersByTimeAsync(0);
    expect(begin).toHaveBeenCalledOnce();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    paint();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(begin).toHaveBeenCalledOnce();
  },
);

it('waits 2.5 s at most for a paint that is not noted, and for none in a page that nobody sees', async () => {
  notingBrowser();
  const { begun } = opened();
  await vi.advanceTimersByTimeAsync(2_490);
  expect(begun()).toBe(false);
  await vi.advanceTimersByTimeAsync(20);
  expect(begun()).toBe(true);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const unseen = opened();
  await vi.advanceTimersByTimeAsync(0);
  expect(unseen.begun()).toBe(true);
  hidden.mockRestore();
});

it('does not wait for ever for a frame that a page gets none of', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const { begun } = opened();
  await vi.advanceTimersByTimeAsync(2_510);
  expect(begun()).toBe(true);
});

it('begins in the turn after the frame with the typeface, where a browser notes no paints', async () => {
  const { begun } = opened();
  expect(begun()).toBe(false);
  await vi.advanceTimersByTimeAsync(40);
  expect(begun()).toBe(true);
});

it('waits a second at most for a first picture that does not come', async () => {
  document.body.innerHTML = '<main><img fetchpriority="high" src="/art/hero.svg"></main>';
  const picture = document.querySelector('img');
  Object.assign(picture ?? {}, { decode: () => new Promise(() => undefined) });
  const { begun } = opened();
  await vi.advanceTimersByTimeAsync(900);
  expect(begun()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(begun()).toBe(true);
});

it('begins without a typeface and a picture that cannot be had', async () => {
  vi.spyOn(face, 'load').mockRejectedValue(new Error('gone'));
  const { begun } = opened();
  await vi.advanceTimersByTimeAsync(40);
  expect(begun()).toBe(true);
});

it('fetches the script of the app at once, and runs it when the page is whole', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  begin('/assets/index-1.js');
  const added = (kind: string) => document.head.querySelectorAll(`${kind}[crossorigin]`).length;
  expect([added('link[rel=modulepreload]'), added('script[type=module]')]).toEqual([1, 0]);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(added('script[type=module]')).toBe(1);
  state.mockReturnValue('interactive');
  begin('/assets/index-1.js');
  expect([added('link[rel=modulepreload]'), added('script[type=module]')]).toEqual([1, 2]);
  // Not all of the head: other tests have their styles there.
  for (const one of document.head.querySelectorAll('[crossorigin]')) one.remove();
});

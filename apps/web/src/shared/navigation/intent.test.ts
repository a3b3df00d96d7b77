import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchIntent } from './intent.ts';

let told: string[];
let stop: () => void;

function put(html: string): Element {
  document.body.innerHTML = html;
  const element = document.body.querySelector('[data-here]') ?? document.body.firstElementChild;
  if (!element) throw new Error('Nothing was put there.');
  return element;
}

const link = (attributes: string) => put(`<a ${attributes}><span data-here>Go</span></a>`);

function happen(type: string, at: Element, restMs = 80): void {
  at.dispatchEvent(new Event(type, { bubbles: true }));
  vi.advanceTimersByTime(restMs);
}

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/casino?sort=new');
  told = [];
  stop = watchIntent(({ pathname, search }) => told.push(pathname + search));
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('where somebody is about to go', () => {
  it.each(['pointerover', 'focusin'])('is a link on which %s rests, told once', (type) => {
    const there = link('href="/promotions?currency=AUD#top"');
    happen(type, there, 79);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(['/promotions?currency=AUD']);
    happen(type, there);
    expect(told).toHaveLength(1);
  });

  it('is what a finger touches, at once', () => {
    happen('touchstart', link('href="/jackpot"'), 0);
    expect(told).toEqual(['/jackpot']);
  });

  it('is nothing that a pointer only moves over', () => {
    happen('pointerover', link('href="/jackpot"'), 79);
    happen('pointerover', document.body, 1000);
    expect(told).toEqual([]);
  });

  it.each([
    ['another site', 'href="https://elsewhere.test/promotions"'],
    ['another window', 'href="/promotions" target="_blank"'],
    ['a file', 'href="/promotions.csv" download'],
    ['a place on this page', 'href="#limits"'],
    ['the page that is open', 'href="/casino?sort=new"'],
    ['a call', 'href="tel:1800858858"'],
    ['nowhere', 'id="x"'],
  ])('is not %s', (_what, attributes) => {
    const there = link(attributes);
    for (const type of ['pointerover', 'focusin', 'touchstart']) happen(type, there);
    expect(told).toEqual([]);
  });

  it('is the next page only: when it has opened meanwhile it is not told', () => {
    happen('pointerover', link('href="/jackpot"'), 79);
    history.replaceState(null, '', '/jackpot');
    vi.advanceTimersByTime(1);
    expect(told).toEqual([]);
  });

  it.each([
    [{ saveData: true, effectiveType: '4g' }, []],
    [{ effectiveType: '2g' }, []],
    [{ effectiveType: 'slow-2g' }, []],
    [{ saveData: false, effectiveType: '3g' }, ['/jackpot']],
    [undefined, ['/jackpot']],
  ])('is told over a connection like %j: %j', (connection, expected) => {
    vi.stubGlobal('navigator', { onLine: true, connection });
    happen('touchstart', link('href="/jackpot"'));
    expect(told).toEqual(expected);
  });

  it('is not told offline, where code that fails to come would not be asked for again', () => {
    vi.stubGlobal('navigator', { onLine: false });
    happen('touchstart', link('href="/jackpot"'));
    expect(told).toEqual([]);
  });

  it('is told to nobody who has stopped listening', () => {
    const there = link('href="/jackpot"');
    happen('pointerover', there, 79);
    stop();
    vi.advanceTimersByTime(1);
    happen('touchstart', there);
    expect(told).toEqual([]);
  });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sheetAFrame } from './sheet-a-frame.ts';

/** As Emotion's: a sheet begins when none of its rules is counted. */
function sheets() {
  const made: string[][] = [];
  const sheet = {
    ctr: 0,
    insert(rule: string) {
      if (sheet.ctr === 0) made.push([]);
      made.at(-1)?.push(rule);
      sheet.ctr += 1;
    },
  };
  return { made, cache: { sheet } };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('begins a sheet with the first style of each frame, however often it is asked to', () => {
  const { made, cache } = sheets();
  sheetAFrame(cache);
  const once = { ...cache.sheet };
  sheetAFrame(cache);
  expect(cache.sheet).toEqual(once);
  cache.sheet.insert('.a{}');
  cache.sheet.insert('.b{}');
  vi.advanceTimersToNextFrame();
  vi.advanceTimersToNextFrame();
  cache.sheet.insert('.c{}');
  expect(made).toEqual([['.a{}', '.b{}'], ['.c{}']]);
});

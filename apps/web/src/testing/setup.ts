import { ownPage } from '@magpie/ui/testing';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { noteOpeners } from './note-openers.ts';

ownPage();
await noteOpeners();

let complaints: unknown[][] = [];

const complain = (...words: unknown[]) => {
  complaints.push(words);
};

/** What jsdom has not got; nothing is laid out, so nothing ever changes its size. */
class StillResizeObserver implements ResizeObserver {
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
}

globalThis.ResizeObserver = StillResizeObserver;
// What is drawn before the browser is tested without a document.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined;

// Lazy parts are compiled when they are first shown, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.spyOn(console, 'warn').mockImplementation(complain);
  // Notes are expected; a test that is about one looks at this spy.
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(complaints, 'console.error and console.warn stay silent').toEqual([]);
});

import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryPictures } from './retry-pictures.ts';

let stop: () => void;
let picture: HTMLImageElement;
let asked: string[];

/** A picture of the page that notes each address that it is asked for, as a browser would. */
function pictureOn(page: HTMLElement): HTMLImageElement {
  const made = document.createElement('img');
  made.setAttribute('src', '/art/moonlit-dingo.svg');
  made.setAttribute = (name, value) => {
    Element.prototype.setAttribute.call(made, name, value);
    if (name === 'src') asked.push(value);
  };
  // What is on its way says neither that it has come nor that it has not.
  Object.defineProperty(made, 'complete', { configurable: true, value: false });
  page.append(made);
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  picture = pictureOn(document.body);
  stop = retryPictures();
});

afterEach(() => {
  stop();
  picture.remove();
  vi.useRealTimers();
});

it('asks again for a picture that did not come, three times within half a minute', () => {
  const counts: number[] = [];
  for (const wait of [2_000, 8_000, 20_000]) {
    fireEvent.error(picture);
    vi.advanceTimersByTime(wait - 1);
    counts.push(asked.length);
    vi.advanceTimersByTime(1);
    counts.push(asked.length);
  }
  expect(counts).toEqual([0, 1, 1, 2, 2, 3]);
  fireEvent.error(picture);
  vi.advanceTimersByTime(600_000);
  expect(asked).toHaveLength(3);
});

it('counts anew for a picture that has come meanwhile', () => {
  for (const _failure of [1, 2, 3, 4]) {
    fireEvent.error(picture);
    vi.advanceTimersByTime(20_000);
  }
  expect(asked).toHaveLength(3);
  fireEvent.load(picture);
  fireEvent.error(picture);
  vi.advanceTimersByTime(2_000);
  expect(asked).toHaveLength(4);
});

it('asks at once when the device is back online, and never for what has come or is shown no more', () => {
  fireEvent.error(picture);
  const gone = pictureOn(document.body);
  fireEvent.error(gone);
  gone.remove();
  dispatchEvent(new Event('online'));
  expect(asked).toEqual(['/art/moonlit-dingo.svg']);
  fireEvent.load(picture);
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(asked).toHaveLength(1);
});

it('asks for a picture that had not come before anybody looked', () => {
  stop();
  Object.defineProperty(picture, 'complete', { value: true });
  stop = retryPictures();
  vi.advanceTimersByTime(2_000);
  expect(asked).toEqual(['/art/moonlit-dingo.svg']);
});

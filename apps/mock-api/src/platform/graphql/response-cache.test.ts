import { expect, it } from 'vitest';
import { createResponseCache } from './response-cache.ts';

const answer = (bytes: number) => ({ type: 'application/json', body: Buffer.alloc(bytes) });

it('makes room by what was not asked for the longest', () => {
  const shelf = createResponseCache(303);
  for (const key of ['a', 'b', 'c']) shelf.put(key, answer(100));
  expect(shelf.get('a')).toEqual(answer(100));
  shelf.put('d', answer(100));
  expect(['a', 'b', 'c', 'd'].filter((key) => shelf.get(key) !== undefined)).toEqual(['a', 'c', 'd']);
});

it('counts an answer that takes the place of another once', () => {
  const shelf = createResponseCache(202);
  shelf.put('a', answer(100));
  for (let turn = 0; turn < 5; turn += 1) shelf.put('b', answer(100));
  expect(shelf.get('a')).toEqual(answer(100));
});

it('takes none that is larger than itself', () => {
  const shelf = createResponseCache(50);
  shelf.put('a', answer(10));
  shelf.put('b', answer(100));
  expect([shelf.get('a'), shelf.get('b')]).toEqual([undefined, undefined]);
});

import { expect, it } from 'vitest';
import { decideUpload } from './decide-upload.ts';
import type { UploadFacts } from './decide-upload.ts';

const answer = (facts: Partial<UploadFacts>) => {
  const decision = decideUpload({ type: 'PASSPORT', documents: [], images: 1, ...facts });
  return decision.allowed ? 'allowed' : decision.reason;
};

it.each([0, 2, 3])('a passport is one image, not %d', (images) => {
  expect(answer({ images })).toBe('oneImage');
});

it.each([
  [0, 'oneOrTwoImages'],
  [1, 'allowed'],
  [2, 'allowed'],
  [3, 'oneOrTwoImages'],
])('a driving licence of %d images is %s', (images, expected) => {
  expect(answer({ type: 'DRIVING_LICENCE', images })).toBe(expected);
});

it('is refused for what waits already before its number of images', () => {
  const documents = [{ type: 'ID', status: 'PENDING', dateTimeCreated: 1 }] as const;
  expect(answer({ documents, images: 3 })).toBe('PENDING');
});

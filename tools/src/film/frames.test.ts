import { expect, it } from 'vitest';
import { seenAt } from './frames.ts';

it('shows at each moment what was drawn last, and nothing before the first', () => {
  const frames = [
    { at: 400, picture: 'a' },
    { at: 900, picture: 'b' },
    { at: 950, picture: 'c' },
  ];
  expect(seenAt(frames, [300, 400, 899, 949, 2000])).toEqual([null, 'a', 'a', 'b', 'c']);
});

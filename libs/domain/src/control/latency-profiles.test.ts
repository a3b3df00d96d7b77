import { expect, it } from 'vitest';
import { waitOver } from './index.ts';

it.each([
  ['FAST', 0, 20],
  ['FAST', 0.5, 40],
  ['MOBILE_4G', 0.999_9, 180],
  ['MOBILE_3G', 0.25, 400],
  ['MOBILE_2G', 0, 800],
  ['SATELLITE', 0.5, 750],
  ['FLAKY', 0.300_1, 80],
  ['FLAKY', 0.65, 240],
] as const)('a call over %s that draws %d waits %d ms', (profile, draw, waitMs) => {
  expect(waitOver(profile, draw)).toEqual({ waitMs, lost: false });
});

it('a flaky line loses one call in ten and holds up one in five', () => {
  expect(waitOver('FLAKY', 0.099)).toMatchObject({ lost: true });
  expect(waitOver('FLAKY', 0.1)).toEqual({ waitMs: 3_000, lost: false });
  expect(waitOver('FLAKY', 0.299)).toEqual({ waitMs: 3_000, lost: false });
});

import { expect, it } from 'vitest';
import { expiryChip } from './index.ts';

const now = new Date('2026-03-02T02:00:00.000Z');
const after = (ms: number) => new Date(now.getTime() + ms);

it.each([
  [86_400_000, 'Expires 1 day'],
  [86_400_001, 'Expires 2 days'],
  [1, 'Expires 1 day'],
  [5 * 86_400_000, 'Expires 5 days'],
])('BONUS-02 shows the days left rounded up: %i ms', (ms, chip) => {
  expect(expiryChip({ expiresAt: after(ms), consumableExpiryInDays: 30 }, now)).toBe(chip);
});

it('BONUS-02 shows its days to live when the end is missing', () => {
  expect(expiryChip({ expiresAt: null, consumableExpiryInDays: 30 }, now)).toBe('Expires 30 days');
  expect(expiryChip({ expiresAt: null, consumableExpiryInDays: 1 }, now)).toBe('Expires 1 day');
});

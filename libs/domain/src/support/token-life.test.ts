import { expect, it } from 'vitest';
import { liveSupportToken, supportTokenLife } from './index.ts';

const token = { token: 'signed', expiresAt: '2026-11-21T10:00:00.000Z' };

it.each([
  ['2026-11-21T09:00:00.000Z', 3_600_000],
  ['2026-11-21T09:59:59.999Z', 1],
  ['2026-11-21T10:00:00.000Z', 0],
  ['2026-11-22T10:00:00.000Z', 0],
])('SESS-15 a support token has at %s %i ms left, and is none without any', (now, left) => {
  expect(supportTokenLife(token, Date.parse(now))).toBe(left);
  expect(liveSupportToken(token, Date.parse(now))).toBe(left === 0 ? null : token);
});

it.each(['', 'some day', '2026-13-01T00:00:00.000Z'])(
  'SESS-15 a support token good until %j is none',
  (expiresAt) => {
    expect(supportTokenLife({ token: 'signed', expiresAt }, 0)).toBe(0);
    expect(liveSupportToken({ token: 'signed', expiresAt }, 0)).toBeNull();
  },
);

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isNewerPush,
  reconnectDelay,
  refusedSocketCheck,
  socketRefusal,
  socketTiming,
  staysRefused,
} from './index.ts';

describe('a lost websocket', () => {
  it.each([
    [-1, 500, 1_000],
    [0, 500, 1_000],
    [1, 1_000, 2_000],
    [2, 2_000, 4_000],
    [3, 4_000, 8_000],
    [4, 8_000, 16_000],
    [5, 15_000, 30_000],
    [50, 15_000, 30_000],
    [2_000, 15_000, 30_000],
  ])('is tried again after %s failures in %s to %s ms', (retries, least, most) => {
    expect(reconnectDelay(retries, 0)).toBe(least);
    expect(reconnectDelay(retries, 0.999_999)).toBe(most);
  });

  it('is tried again in whole ms between half a second and half a minute', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (retries, chance) => {
          const delay = reconnectDelay(retries, chance);
          expect(Number.isInteger(delay) && delay >= 500 && delay <= 30_000).toBe(true);
        },
      ),
    );
  });

  it('is noticed after 12 s of silence and 8 s without an answer, or 30 s without its subscriptions', () => {
    expect(socketTiming).toEqual({ ping: 12_000, answer: 8_000, standing: 30_000 });
    expect(refusedSocketCheck).toBe(10_000);
  });
});

describe('a push', () => {
  it.each([
    [7, null, true],
    [8, 7, true],
    [7, 7, false],
    [6, 7, false],
  ])('numbered %s after %s is newer: %s', (sequenceNumber, heard, newer) => {
    expect(isNewerPush(sequenceNumber, heard)).toBe(newer);
  });
});

describe('a websocket that the platform closed', () => {
  it.each([
    ['ACCESS_TOKEN_EXPIRED', 'ACCESS_TOKEN_EXPIRED'],
    ['MAINTENANCE_MODE', 'MAINTENANCE_MODE'],
    ['invalid access token. session is not active.', 'FORBIDDEN'],
    ['UNAUTHENTICATED', 'UNAUTHENTICATED'],
    ['forbidden', 'FORBIDDEN'],
    ['MAINTENANCE_MODE ', 'FORBIDDEN'],
    ['_MAINTENANCE', 'FORBIDDEN'],
    ['MAINTENANCE__MODE', 'FORBIDDEN'],
    ['E2E', 'FORBIDDEN'],
    [' ', 'FORBIDDEN'],
    ['session was replaced by a login on another device', 'FORBIDDEN'],
  ])('with 4403 and %j was refused as %s', (reason, code) => {
    expect(socketRefusal(4403, reason)).toBe(code);
  });

  it.each([
    [4403, ''],
    [4403, 'Forbidden'],
    [4403, 'FORBIDDEN'],
    [1006, 'ACCESS_TOKEN_EXPIRED'],
    [1001, 'going away'],
    [4402, 'ACCESS_TOKEN_EXPIRED'],
    [4404, 'ACCESS_TOKEN_EXPIRED'],
    [1000, ''],
  ])('with %s and %j says nothing about the session', (code, reason) => {
    expect(socketRefusal(code, reason)).toBeNull();
  });

  it('stays refused for the same token, unless the reason passes', () => {
    expect(['ACCESS_TOKEN_EXPIRED', 'FORBIDDEN', 'UNAUTHENTICATED'].map(staysRefused)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['MAINTENANCE_MODE', 'RATE_LIMITED', 'INTERNAL_SERVER_ERROR'].map(staysRefused)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

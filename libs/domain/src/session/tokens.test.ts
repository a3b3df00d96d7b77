import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dropExpiredSupportToken,
  isTokenExpired,
  needsSupportTokenRefresh,
  supportTokenCheckInterval,
  tokenExpiry,
} from './index.ts';

const anySign = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));

const jwt = (payload: string) => `h.${Buffer.from(payload).toString('base64url')}.s`;

describe('access token', () => {
  it('SESS-10 reads the expiry from the exp claim', () => {
    expect(tokenExpiry(jwt('{"sub":"mia","exp":1795219200}'))).toBe(1_795_219_200_000);
    expect(tokenExpiry(jwt('{"name":"Mia Ünï 🦜???>>>","exp":1795219200}'))).toBe(1_795_219_200_000);
  });

  it('SESS-10 expires a token at the moment of its claim', () => {
    const token = jwt('{"exp":1795219200}');
    expect(isTokenExpired(token, 1_795_219_199_999)).toBe(false);
    expect(isTokenExpired(token, 1_795_219_200_000)).toBe(true);
  });

  it.each([
    '',
    'x',
    'a.b',
    'a.!!.c',
    jwt('nonsense'),
    jwt('null'),
    jwt('[]'),
    jwt('{}'),
    jwt('{"exp":"1795219200"}'),
    jwt('{"exp":null}'),
    jwt('{"exp":1e300}'),
    `h.${'A'.repeat(100_000)}.s`,
  ])('SESS-10 takes a token without a readable claim for expired: %.20s', (token) => {
    expect(tokenExpiry(token)).toBeNull();
    expect(isTokenExpired(token, 0)).toBe(true);
  });

  it.each([
    ['{"exp":0}', 0],
    ['{"exp":-1}', -1_000],
    ['{"exp":1795219200.5}', 1_795_219_200_500],
    ['{"exp":8640000000000}', 8_640_000_000_000_000],
    ['{"exp":8640000000001}', null],
    ['{"exp":-8640000000001}', null],
    ['{"exp":true}', null],
    ['{"nested":{"exp":1}}', null],
    ['"exp"', null],
    ['7', null],
  ])('SESS-10 reads of %s the moment %s', (payload, moment) => {
    expect(tokenExpiry(jwt(payload))).toBe(moment);
  });

  it('SESS-10 reads the second part, with or without a signature', () => {
    const claim = Buffer.from('{"exp":5}').toString('base64url');
    expect(tokenExpiry(`h.${claim}`)).toBe(5_000);
    expect(tokenExpiry(`h.${claim}.s.more`)).toBe(5_000);
    expect(tokenExpiry(`${claim}.h.s`)).toBeNull();
  });

  it('reads a token of 8192 signs and none that is longer', () => {
    const claim = Buffer.from('{"exp":5}').toString('base64url');
    const filled = (length: number) => `h.${claim}.`.padEnd(length, 's');
    expect(tokenExpiry(filled(8_192))).toBe(5_000);
    expect(tokenExpiry(filled(8_193))).toBeNull();
  });

  it('reads any text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: anySign }), (text) => {
        expect(isTokenExpired(`h.${text}.s`, 0)).toBe(true);
      }),
    );
  });
});

describe('support token', () => {
  const expiresAt = '2026-11-21T11:00:00.000Z';
  const end = Date.parse(expiresAt);
  const account = { id: 'm1', email: 'mia@magpie.test', intercomToken: { token: 't', expiresAt } };

  it('SESS-15 drops an expired support token and keeps the rest', () => {
    const rest = { id: 'm1', email: 'mia@magpie.test', intercomToken: null };
    expect(dropExpiredSupportToken(account, end)).toEqual(rest);
    expect(dropExpiredSupportToken(account, end + 1)).toEqual(rest);
    expect(dropExpiredSupportToken({ ...account, intercomToken: { token: 't', expiresAt: 'x' } }, 0)).toEqual(
      rest,
    );
  });

  it('SESS-15 keeps a live support token and an account without one', () => {
    expect(dropExpiredSupportToken(account, end - 1)).toBe(account);
    const without = { id: 'm1', intercomToken: null };
    expect(dropExpiredSupportToken(without, end)).toBe(without);
  });

  it('SESS-38 is checked every 5 minutes', () => {
    expect(supportTokenCheckInterval).toBe(300_000);
  });

  it('SESS-38 is refreshed with less than 5 minutes left and not before', () => {
    const token = { token: 't', expiresAt };
    expect(needsSupportTokenRefresh(token, end - 3_600_000)).toBe(false);
    expect(needsSupportTokenRefresh(token, end - 300_000)).toBe(false);
    expect(needsSupportTokenRefresh(token, end - 299_999)).toBe(true);
    expect(needsSupportTokenRefresh(token, end + 1)).toBe(true);
    expect(needsSupportTokenRefresh(null, 0)).toBe(true);
    expect(needsSupportTokenRefresh(undefined, 0)).toBe(true);
    expect(needsSupportTokenRefresh({ token: 't', expiresAt: 'some day' }, 0)).toBe(true);
  });
});

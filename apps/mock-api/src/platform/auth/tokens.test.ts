import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { readAccessToken, signToken } from './tokens.ts';

const SECRET = 'a secret of the tests';
const NOW = new Date('2026-01-05T02:00:00.000Z');
const order = { memberId: 'mem_1', sessionId: 'ses_1', worldId: 'w1', now: NOW, ttlSeconds: 60 } as const;
const at = (time: string): Date => new Date(`2026-01-05T${time}Z`);
const read = (token: string, now = NOW, world = 'w1') => readAccessToken(SECRET, token, world, now);

const claims = {
  sub: 'mem_1',
  sid: 'ses_1',
  world: 'w1',
  kind: 'access',
  iss: 'magpie',
  aud: 'magpie-player',
};
const seconds = NOW.getTime() / 1000;

describe('tokens', () => {
  it('carry member, session, world and expiry', () => {
    const token = signToken(SECRET, { ...order, kind: 'access' });
    expect(read(token)).toEqual({
      ok: true,
      claims: { sub: 'mem_1', sid: 'ses_1', world: 'w1', kind: 'access', exp: seconds + 60 },
    });
    expect(jwt.decode(token)).toMatchObject({ iat: seconds, exp: seconds + 60 });
  });

  it("expire on the world's clock, whatever the machine's shows", () => {
    const token = signToken(SECRET, { ...order, kind: 'access' });
    expect(read(token, at('02:00:59.999')).ok).toBe(true);
    expect(read(token, at('02:01:00.000'))).toEqual({ ok: false, problem: 'EXPIRED' });
  });

  it('are remembered with their end, their world and their secret', () => {
    const token = signToken(SECRET, { ...order, kind: 'access' });
    expect(read(token).ok).toBe(true);
    expect(read(token, at('02:01:00.000'))).toEqual({ ok: false, problem: 'EXPIRED' });
    expect(read(token, NOW, 'w2')).toEqual({ ok: false, problem: 'INVALID' });
    expect(readAccessToken('another secret', token, 'w1', NOW)).toEqual({ ok: false, problem: 'INVALID' });
    expect(read(`${token}x`)).toEqual({ ok: false, problem: 'INVALID' });
    expect(read(token).ok).toBe(true);
  });

  it('are refused when they are refresh tokens, of another world or signed by another', () => {
    const invalid = { ok: false, problem: 'INVALID' };
    expect(read(signToken(SECRET, { ...order, kind: 'refresh' }))).toEqual(invalid);
    expect(read(signToken(SECRET, { ...order, kind: 'access' }), NOW, 'w2')).toEqual(invalid);
    expect(read(signToken('another secret', { ...order, kind: 'access' }))).toEqual(invalid);
    expect(read('not.a.token')).toEqual(invalid);
  });

  it.each([
    ['no signature', jwt.sign({ ...claims, exp: seconds + 60 }, '', { algorithm: 'none' })],
    ['another algorithm', jwt.sign({ ...claims, exp: seconds + 60 }, SECRET, { algorithm: 'HS512' })],
    ['another issuer', jwt.sign({ ...claims, iss: 'crow', exp: seconds + 60 }, SECRET)],
    ['another audience', jwt.sign({ ...claims, aud: 'staff', exp: seconds + 60 }, SECRET)],
    ['no expiry', jwt.sign(claims, SECRET)],
    ['no session', jwt.sign({ ...claims, sid: undefined, exp: seconds + 60 }, SECRET)],
  ])('are refused with %s', (_what, token) => {
    expect(read(token)).toEqual({ ok: false, problem: 'INVALID' });
  });
});

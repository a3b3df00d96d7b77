import { describe, expect, it } from 'vitest';
import { decideAccess, decideClient, decideLiveSession, decideOpening } from './index.ts';
import type { AccessFacts, KnownSession } from './index.ts';

const session: KnownSession = { memberId: 'mem_1', kind: 'MEMBER', status: 'ENABLED', endReason: null };
const token = { memberId: 'mem_1' };

describe('a client', () => {
  it.each([
    [false, true, 'DESKTOP_WEB', null],
    [false, true, 'MOBILE_WEB', 'otherChannel'],
    [false, true, undefined, 'otherChannel'],
    [false, false, 'DESKTOP_WEB', 'adminCodeWrong'],
    [false, false, 'MOBILE_WEB', 'adminCodeWrong'],
    [true, true, 'DESKTOP_WEB', 'maintenance'],
    [true, true, 'MOBILE_WEB', 'maintenance'],
    [true, false, 'DESKTOP_WEB', 'maintenance'],
  ])(
    'API-15 CONF-20 under maintenance (%s), of a known site (%s), by %s, is refused as %s',
    (maintenance, siteKnown, channel, reason) => {
      const decision = decideClient({ maintenance, siteKnown, channel });
      expect(decision.allowed ? null : decision.reason).toBe(reason);
    },
  );

  it('API-15 of the machines is refused under maintenance too', () => {
    expect(decideOpening(false).allowed).toBe(true);
    expect(decideOpening(true)).toMatchObject({ allowed: false, reason: 'maintenance' });
  });
});

describe('who sends a token', () => {
  it('is its member while its session goes on', () => {
    expect(decideAccess({ token, session })).toEqual({ allowed: true, plan: token });
  });

  it.each<[string, boolean, boolean, string, Partial<AccessFacts>]>([
    ['sessionMissing', false, false, 'cannot be read', { token: null }],
    ['sessionMissing', false, false, 'cannot be read, and has no session', { token: null, session: null }],
    ['expired', false, false, 'has expired', { token: 'EXPIRED' }],
    ['expired', false, false, 'has expired in a session that is over', { token: 'EXPIRED', session: null }],
    ['sessionMissing', true, false, 'has no session', { session: null }],
    ['sessionMissing', true, false, 'is of another member', { token: { memberId: 'mem_2' } }],
    [
      'sessionMissing',
      true,
      false,
      'is of another member, whose session ended with a status',
      { token: { memberId: 'mem_2' }, session: { ...session, endReason: 'STATUS' } },
    ],
    [
      'sessionInactive',
      true,
      false,
      'is of a login that ended',
      { session: { ...session, endReason: 'ENDED' } },
    ],
    [
      'sessionInactive',
      true,
      false,
      'is of an old password',
      { session: { ...session, endReason: 'PASSWORD' } },
    ],
    ['sessionReplaced', true, false, 'was replaced', { session: { ...session, endReason: 'REPLACED' } }],
    ['expired', false, false, 'ended with a status', { session: { ...session, endReason: 'STATUS' } }],
    [
      'expired',
      false,
      true,
      'is of a member who was disabled',
      { session: { ...session, status: 'DISABLED' } },
    ],
    ['expired', false, true, 'is of nobody who plays', { session: { ...session, kind: 'OPERATOR' } }],
    [
      'sessionReplaced',
      true,
      false,
      'was replaced, of a member who was disabled',
      { session: { ...session, status: 'DISABLED', endReason: 'REPLACED' } },
    ],
  ])('is refused as %s (over: %s, ends it: %s) where it %s', (reason, ended, ends, _what, change) => {
    expect(decideAccess({ token, session, ...change })).toEqual({
      allowed: false,
      reason,
      details: { ended, ends },
    });
  });
});

describe('what was asked for in a session', () => {
  it('goes on with it', () => {
    expect(decideLiveSession(session)).toEqual({ allowed: true, plan: session });
  });

  it.each([
    [null, 'sessionMissing'],
    ['ENDED', 'sessionInactive'],
    ['PASSWORD', 'sessionInactive'],
    ['REPLACED', 'sessionReplaced'],
    ['STATUS', 'expired'],
  ] as const)('is refused once it is over: %s, as %s', (endReason, reason) => {
    expect(decideLiveSession(endReason && { endReason })).toMatchObject({ allowed: false, reason });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endsSession, isSeen, reactionTo } from './index.ts';
import type { Reaction, SessionFacts } from './index.ts';

const facts: SessionFacts = {
  hasToken: true,
  newAccount: false,
  timedOut: false,
  multipleSession: 'true',
  lastReloadAt: null,
  now: 1_000_000,
};

const expiredToast = { title: 'Session Expired', text: 'Your session has expired. Please log in again.' };
const notActive = 'invalid access token. session is not active.';
const notThere = 'invalid access token. session does not exist.';

const forbidden = (message: string, given: Partial<SessionFacts> = {}) =>
  reactionTo([{ code: 'FORBIDDEN', message }], { ...facts, ...given });

describe('codes other than FORBIDDEN', () => {
  it('ACCESS_TOKEN_EXPIRED expires the session with toast and notice', () => {
    expect(reactionTo([{ code: 'ACCESS_TOKEN_EXPIRED', message: 'any' }], facts)).toEqual({
      kind: 'EXPIRE',
      toast: expiredToast,
      notice: { title: 'Login Session Expired', text: 'Your session has expired. Please log in again.' },
    });
  });

  it('SESS-29 AGGREGATE_VERSION_EXISTS is logged only', () => {
    const error = { code: 'AGGREGATE_VERSION_EXISTS', message: 'invalid credentials admin code' };
    expect(reactionTo([error], { ...facts, timedOut: true })).toEqual({
      kind: 'LOG',
      code: 'AGGREGATE_VERSION_EXISTS',
    });
    expect(isSeen(reactionTo([error], facts))).toBe(false);
  });

  it('MAINTENANCE_MODE redirects', () => {
    expect(reactionTo([{ code: 'MAINTENANCE_MODE', message: '' }], facts)).toEqual({
      kind: 'REDIRECT',
      to: '/under-maintenance',
    });
  });

  it('SESS-31 any other error is logged with the code of the first', () => {
    expect(
      reactionTo(
        [
          { code: 'BAD_USER_INPUT', message: notActive },
          { code: 'NOT_FOUND', message: '' },
        ],
        facts,
      ),
    ).toEqual({ kind: 'LOG', code: 'BAD_USER_INPUT' });
    expect(reactionTo([{ code: null, message: 'x' }], facts)).toEqual({ kind: 'LOG', code: null });
    expect(reactionTo([], facts)).toEqual({ kind: 'LOG', code: null });
  });

  it('finds the error that decides behind one that does not', () => {
    const errors = [
      { code: 'BAD_USER_INPUT', message: '' },
      { code: 'MAINTENANCE_MODE', message: '' },
    ];
    expect(reactionTo(errors, facts).kind).toBe('REDIRECT');
  });
});

describe('FORBIDDEN', () => {
  it('SESS-22 with invalid credentials clears the basic token and nothing else', () => {
    expect(forbidden('invalid credentials')).toEqual({ kind: 'CLEAR_BASIC_TOKEN' });
    expect(forbidden('invalid credentials', { hasToken: false })).toEqual({ kind: 'CLEAR_BASIC_TOKEN' });
  });

  it.each([notActive, notThere])('SESS-23 with %j ends the session with the expired toast', (message) => {
    expect(forbidden(message)).toEqual({ kind: 'END_SESSION', toast: expiredToast });
  });

  it.each([
    'missing admin code',
    'The admin-code is wrong.',
    'Invalid x-admin-code header',
    'ADMIN CODE required',
  ])('SESS-24 reloads for %j', (message) => {
    expect(forbidden(message)).toEqual({ kind: 'RELOAD' });
  });

  it('SESS-24 reloads for any message while the timeout flag is set', () => {
    expect(forbidden('anything', { timedOut: true })).toEqual({ kind: 'RELOAD' });
    expect(forbidden('anything', { timedOut: true, hasToken: false })).toEqual({ kind: 'RELOAD' });
    expect(forbidden('anything', { timedOut: false }).kind).not.toBe('RELOAD');
  });

  it.each([
    [0, 'LOG'],
    [9_999, 'LOG'],
    [10_000, 'RELOAD'],
    [60_000, 'RELOAD'],
    [-5_000, 'LOG'],
    [-9_999, 'LOG'],
    [-10_000, 'RELOAD'],
  ])('SESS-25 %s ms after a reload the reaction is %s', (since, kind) => {
    const given = { lastReloadAt: facts.now - since };
    expect(forbidden('admin code', given).kind).toBe(kind);
    expect(forbidden('anything', { ...given, timedOut: true }).kind).toBe(kind);
  });

  it('SESS-26 logs the member out for any other message', () => {
    expect(forbidden('not allowed')).toEqual({ kind: 'LOG_OUT', toast: null, notice: null });
  });

  it('SESS-26 does nothing without a token or with a new account', () => {
    expect(forbidden('not allowed', { hasToken: false })).toEqual({ kind: 'LOG', code: 'FORBIDDEN' });
    expect(forbidden('not allowed', { newAccount: true })).toEqual({ kind: 'LOG', code: 'FORBIDDEN' });
  });

  it('SESS-27 stores the multiple-session notice only when the flag is the text false', () => {
    const reason = { title: 'Multiple Session Detected', text: 'You have signed in on another device.' };
    expect(forbidden('replaced', { multipleSession: 'false' })).toEqual({
      kind: 'LOG_OUT',
      toast: reason,
      notice: reason,
    });
    for (const multipleSession of ['true', '', 'FALSE', null]) {
      expect(forbidden('replaced', { multipleSession })).toEqual({
        kind: 'LOG_OUT',
        toast: null,
        notice: null,
      });
    }
    expect(forbidden('replaced', { multipleSession: 'false', hasToken: false }).kind).toBe('LOG');
  });

  it('SESS-28 compares without regard to case', () => {
    expect(forbidden('INVALID Credentials').kind).toBe('CLEAR_BASIC_TOKEN');
    expect(forbidden('Invalid Access Token. Session Is Not Active.').kind).toBe('END_SESSION');
    expect(forbidden('INVALID ACCESS TOKEN. SESSION DOES NOT EXIST.').kind).toBe('END_SESSION');
    expect(forbidden('Wrong Admin Code').kind).toBe('RELOAD');
  });

  it('SESS-28 tests in the order credentials, session, admin code or flag, other', () => {
    const all = `invalid credentials ${notActive} admin code`;
    expect(forbidden(all, { timedOut: true }).kind).toBe('CLEAR_BASIC_TOKEN');
    expect(forbidden('invalid credentials', { timedOut: true }).kind).toBe('CLEAR_BASIC_TOKEN');
    expect(forbidden(`${notActive} admin code`, { timedOut: true }).kind).toBe('END_SESSION');
    expect(forbidden(notThere, { timedOut: true }).kind).toBe('END_SESSION');
    expect(forbidden('admin code', { multipleSession: 'false' }).kind).toBe('RELOAD');
  });

  it('takes a replaced session for another message than those', () => {
    expect(
      forbidden('session was replaced by a login on another device', { multipleSession: 'false' }).kind,
    ).toBe('LOG_OUT');
  });
});

describe('the table as a whole', () => {
  const kinds = ['EXPIRE', 'CLEAR_BASIC_TOKEN', 'END_SESSION', 'RELOAD', 'LOG_OUT', 'REDIRECT', 'LOG'];
  const error = fc.record({
    code: fc.option(
      fc.oneof(fc.constantFrom('FORBIDDEN', 'ACCESS_TOKEN_EXPIRED', 'MAINTENANCE_MODE'), fc.string()),
    ),
    message: fc.oneof(fc.constantFrom(notActive, notThere, 'invalid credentials', 'admin code'), fc.string()),
  });
  const anyFacts = fc.record({
    hasToken: fc.boolean(),
    newAccount: fc.boolean(),
    timedOut: fc.boolean(),
    multipleSession: fc.option(fc.constantFrom('true', 'false', 'x')),
    lastReloadAt: fc.option(fc.nat()),
    now: fc.nat(),
  });

  it('has a reaction to everything and never ends the session of who has none', () => {
    fc.assert(
      fc.property(fc.array(error, { maxLength: 4 }), anyFacts, (errors, given) => {
        const reaction = reactionTo(errors, given);
        expect(kinds).toContain(reaction.kind);
        if (reaction.kind === 'LOG_OUT') expect(given.hasToken && !given.newAccount).toBe(true);
        if (!errors.some(({ code }) => code === 'FORBIDDEN')) {
          expect(['EXPIRE', 'REDIRECT', 'LOG']).toContain(reaction.kind);
        }
      }),
    );
  });
});

describe('what a person sees of a reaction', () => {
  const words = { title: 'Title', text: 'Text' };
  const rows: readonly (readonly [reaction: Reaction, ends: boolean, seen: boolean])[] = [
    [{ kind: 'EXPIRE', toast: words, notice: words }, true, true],
    [{ kind: 'END_SESSION', toast: words }, true, true],
    [{ kind: 'LOG_OUT', toast: null, notice: null }, true, true],
    [{ kind: 'RELOAD' }, false, true],
    [{ kind: 'REDIRECT', to: '/under-maintenance' }, false, true],
    [{ kind: 'CLEAR_BASIC_TOKEN' }, false, false],
    [{ kind: 'LOG', code: 'FORBIDDEN' }, false, false],
  ];

  it.each(rows)('%o: ends the session %s, is seen %s', (reaction, ends, seen) => {
    expect([endsSession(reaction), isSeen(reaction)]).toEqual([ends, seen]);
  });
});

import { describe, expect, it } from 'vitest';
import { nextSession, noSession } from './index.ts';
import type { SessionEvent } from './index.ts';
import {
  calling,
  expiredNotice,
  expiredToast,
  loggingOut,
  loading,
  member,
  mia,
  miaInNzd,
  noah,
  other,
  overtaken,
  settled,
  signedIn,
  signedOut,
  token,
  unconfirmed,
  visitor,
} from './testing/live-sessions.ts';
import type { Account, State } from './testing/live-sessions.ts';

const states: Readonly<Record<string, State>> = {
  'before the start': noSession,
  'a visitor': settled,
  'a visitor whose account is loading': loading,
  'a member': signedIn,
  'a member whose account is not confirmed': unconfirmed,
  'a member who is logging out': loggingOut,
  'a member with an account call in flight': calling,
  'a member whose account call was overtaken': overtaken,
};

const fetchNow = { kind: 'FETCH', after: 0 };
const expired = { kind: 'SIGN_OUT', notice: expiredNotice, toast: expiredToast };
const detached = { kind: 'SIGN_OUT', tabOnly: true };
const begin = (own: Account, accessToken: string) => ({ kind: 'BEGIN', account: own, accessToken });

type Row = readonly [
  state: keyof typeof states,
  event: SessionEvent<Account>,
  accessToken: string | null,
  next: State,
  effects: readonly object[],
];

function table(name: string, rows: readonly Row[]): void {
  describe(name, () => {
    it.each(rows)('%s, %j with the token %s', (state, event, accessToken, next, effects) => {
      const before = states[state] ?? noSession;
      expect(nextSession(before, event, accessToken)).toEqual({ state: next, effects });
    });
  });
}

const started = (stored: Account | null, now = 0): SessionEvent<Account> => ({
  kind: 'STARTED',
  now,
  stored,
});

table('a page load', [
  ['before the start', started(null), null, settled, []],
  ['before the start', started(mia), null, settled, []],
  ['before the start', started(null), token, loading, [fetchNow]],
  [
    'before the start',
    started(mia),
    token,
    { ...noSession, session: member(mia, 1, false), accessToken: token },
    [begin(mia, token), { kind: 'FETCH', after: 1_000 }],
  ],
  ['before the start', started(mia, 100_000), token, { ...noSession, session: visitor(true, 1) }, [expired]],
]);

table('a login here', [
  ['a visitor', { kind: 'TOKEN', loading: true }, token, loading, []],
  ['a visitor whose account is loading', { kind: 'TOKEN', loading: false }, null, settled, []],
  ['a member', { kind: 'TOKEN', loading: false }, token, signedIn, []],
  [
    'a visitor whose account is loading',
    { kind: 'ENTERED', account: mia, accessToken: token },
    token,
    signedIn,
    [begin(mia, token)],
  ],
]);

const answer = (own: Account, generation: number, accessToken: string | null): SessionEvent<Account> => ({
  kind: 'ACCOUNT',
  account: own,
  generation,
  accessToken,
});

table('a fetched account', [
  [
    'a visitor whose account is loading',
    answer(mia, 0, token),
    token,
    signedIn,
    [begin(mia, token), { kind: 'CLOSE_ENTRANCES' }],
  ],
  ['a visitor whose account is loading', answer(mia, 0, token), other, loading, [fetchNow]],
  ['a visitor whose account is loading', answer(mia, 0, token), null, settled, []],
  ['a visitor whose account is loading', answer(mia, 0, null), null, settled, []],
  ['a visitor', answer(mia, 0, token), token, settled, []],
  ['a member', answer(miaInNzd, 1, token), token, { ...signedIn, session: member(miaInNzd, 1) }, []],
  ['a member', answer(noah, 1, token), token, signedIn, []],
  ['a member', answer(miaInNzd, 0, token), token, signedIn, []],
  ['a member whose account is not confirmed', answer(mia, 1, token), token, signedIn, []],
  [
    'a member',
    { kind: 'ACCOUNT_CHANGED', account: miaInNzd },
    token,
    { ...signedIn, session: member(miaInNzd, 1) },
    [],
  ],
  ['a visitor', { kind: 'ACCOUNT_CHANGED', account: mia }, null, settled, []],
]);

const failed = (generation: number): SessionEvent<Account> => ({ kind: 'ACCOUNT_FAILED', generation });
const again = { kind: 'FETCH', after: 3_000 };

table('an account that could not be fetched', [
  ['a visitor whose account is loading', failed(0), token, loading, [again]],
  ['a member whose account is not confirmed', failed(1), token, unconfirmed, [again]],
  ['a member whose account is not confirmed', failed(0), token, unconfirmed, []],
  ['a member', failed(1), token, signedIn, []],
  ['a visitor', failed(0), null, settled, []],
  ['a visitor whose account is loading', { kind: 'FETCH_DUE' }, token, loading, [fetchNow]],
  ['a visitor whose account is loading', { kind: 'FETCH_DUE' }, null, settled, []],
  ['a member', { kind: 'FETCH_DUE' }, token, signedIn, [fetchNow]],
  ['a visitor', { kind: 'FETCH_DUE' }, null, settled, []],
]);

const balance = (code: string): SessionEvent<Account> => ({
  kind: 'BALANCE_PUSHED',
  push: { availableBalance: '12.50', wallets: { currency: { code } } },
});
const flags = {
  status: 'ENABLED',
  verified: true,
  hasFirstDeposit: true,
  withdrawalBlocked: false,
  depositBlocked: true,
};
const memberPush = (id: string, memberLabelUpdated: boolean): SessionEvent<Account> => ({
  kind: 'MEMBER_PUSHED',
  push: { id, body: { ...flags, memberLabelUpdated } },
});
const balanceWritten = {
  kind: 'WRITE',
  id: 'mia',
  fields: { availableBalance: '12.50', wallets: { currency: { code: 'AUD' } } },
};
const flagsWritten = { kind: 'WRITE', id: 'mia', fields: flags };

table('a push', [
  ['a member', balance('AUD'), token, signedIn, [balanceWritten]],
  ['a member', balance('NZD'), token, signedIn, [fetchNow]],
  ['a member with an account call in flight', balance('AUD'), token, overtaken, [balanceWritten]],
  ['a visitor', balance('AUD'), null, settled, []],
  ['a member', memberPush('mia', false), token, signedIn, [flagsWritten]],
  ['a member', memberPush('mia', true), token, signedIn, [flagsWritten, fetchNow]],
  ['a member', memberPush('noah', true), token, signedIn, []],
  ['a member with an account call in flight', memberPush('mia', false), token, overtaken, [flagsWritten]],
]);

table('the calls in flight', [
  ['a member', { kind: 'CALLS', count: 1 }, token, calling, []],
  ['a member with an account call in flight', { kind: 'CALLS', count: 0 }, token, signedIn, []],
  [
    'a member whose account call was overtaken',
    { kind: 'CALLS', count: 2 },
    token,
    { ...overtaken, calls: 2 },
    [],
  ],
  ['a member whose account call was overtaken', { kind: 'CALLS', count: 0 }, token, signedIn, [fetchNow]],
]);

table('the socket', [
  ['a member', { kind: 'SOCKET', connected: true }, token, signedIn, [fetchNow]],
  [
    'a member with an account call in flight',
    { kind: 'SOCKET', connected: true },
    token,
    overtaken,
    [fetchNow],
  ],
  ['a member', { kind: 'SOCKET', connected: false }, token, signedIn, [{ kind: 'FETCH', after: 10_000 }]],
  [
    'a member whose account is not confirmed',
    { kind: 'SOCKET', connected: false },
    token,
    unconfirmed,
    [fetchNow],
  ],
  ['a visitor', { kind: 'SOCKET', connected: true }, null, settled, []],
]);

table('another tab', [
  ['a member', { kind: 'OTHER_TAB' }, token, signedIn, []],
  ['a member', { kind: 'OTHER_TAB' }, null, signedOut, [detached]],
  ['a member', { kind: 'OTHER_TAB' }, other, signedOut, [detached]],
  ['a visitor', { kind: 'OTHER_TAB' }, other, loading, [fetchNow]],
  ['a visitor', { kind: 'OTHER_TAB' }, null, settled, []],
  ['a visitor whose account is loading', { kind: 'OTHER_TAB' }, other, loading, []],
]);

const loggedOut = { kind: 'SIGN_OUT', onPlatform: true, timeout: true };

table('the end of a session', [
  ['a member', { kind: 'EXPIRED' }, token, signedOut, [expired]],
  ['a member', { kind: 'EXPIRED' }, null, signedOut, [expired]],
  ['a member', { kind: 'EXPIRED' }, other, signedIn, []],
  ['a member', { kind: 'LOG_OUT' }, token, loggingOut, [{ kind: 'LEAVE' }]],
  ['a member who is logging out', { kind: 'LOG_OUT' }, token, loggingOut, []],
  ['a member who is logging out', { kind: 'LEFT' }, token, signedOut, [{ ...loggedOut, announced: true }]],
  ['a member', { kind: 'LEFT' }, token, signedIn, []],
  ['a visitor', { kind: 'LEFT' }, null, settled, []],
]);

const refused = (reaction: Extract<SessionEvent<Account>, { kind: 'REFUSED' }>['reaction']) =>
  ({ kind: 'REFUSED', reaction }) as const;
const forced = refused({ kind: 'LOG_OUT', toast: expiredToast, notice: expiredNotice });

table('a refusal', [
  [
    'a member',
    refused({ kind: 'EXPIRE', toast: expiredToast, notice: expiredNotice }),
    token,
    signedOut,
    [expired],
  ],
  [
    'a member',
    refused({ kind: 'END_SESSION', toast: expiredToast }),
    token,
    signedOut,
    [{ kind: 'SIGN_OUT', timeout: true, toast: expiredToast }],
  ],
  ['a member', forced, token, signedOut, [{ ...loggedOut, toast: expiredToast, notice: expiredNotice }]],
  ['a member who is logging out', forced, token, loggingOut, []],
  ['a member', refused({ kind: 'RELOAD' }), token, signedIn, [{ kind: 'RELOAD' }]],
  ['a member', refused({ kind: 'CLEAR_BASIC_TOKEN' }), token, signedIn, [{ kind: 'CLEAR_BASIC_TOKEN' }]],
  [
    'a visitor',
    refused({ kind: 'REDIRECT', to: '/under-maintenance' }),
    null,
    settled,
    [{ kind: 'REDIRECT', to: '/under-maintenance' }],
  ],
  ['a member', refused({ kind: 'LOG', code: 'CONFLICT' }), token, signedIn, []],
]);

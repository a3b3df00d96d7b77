import { expect, it } from 'vitest';
import { accessReasons, reactionTo } from './index.ts';
import type { AccessReason } from './index.ts';

const signedIn = {
  hasToken: true,
  newAccount: false,
  timedOut: false,
  multipleSession: null,
  lastReloadAt: null,
  now: 1_000_000,
};

it.each<[AccessReason, string, string, string]>([
  ['maintenance', 'MAINTENANCE_MODE', 'The site is under maintenance. Please try again later.', 'REDIRECT'],
  [
    'adminCodeWrong',
    'FORBIDDEN',
    'invalid admin code. the x-admin-code header is missing or wrong.',
    'RELOAD',
  ],
  ['otherChannel', 'BAD_USER_INPUT', 'The x-channel header must be DESKTOP_WEB.', 'LOG'],
  ['expired', 'ACCESS_TOKEN_EXPIRED', 'Your session has expired. Please log in again.', 'EXPIRE'],
  ['sessionMissing', 'FORBIDDEN', 'invalid access token. session does not exist.', 'END_SESSION'],
  ['sessionInactive', 'FORBIDDEN', 'invalid access token. session is not active.', 'END_SESSION'],
  ['sessionReplaced', 'FORBIDDEN', 'session was replaced by a login on another device', 'LOG_OUT'],
  ['signedOut', 'UNAUTHENTICATED', 'Please log in first.', 'LOG'],
])(
  'a call refused as %s is answered %s, %j, and the client reacts with %s',
  (reason, code, text, reaction) => {
    const row = accessReasons[reason];
    expect([row.code, row.text()]).toEqual([code, text]);
    expect(reactionTo([{ code: row.code, message: row.text() }], signedIn).kind).toBe(reaction);
  },
);

import { describe, expect, it } from 'vitest';
import { reactionTo } from './index.ts';
import type { ApiError, SessionFacts } from './index.ts';

const quiet: SessionFacts = {
  hasToken: true,
  newAccount: false,
  timedOut: false,
  multipleSession: null,
  lastReloadAt: null,
  now: 1_000_000,
};

const messages: Readonly<Record<string, string>> = {
  credentials: 'invalid credentials',
  inactive: 'invalid access token. session is not active.',
  missing: 'invalid access token. session does not exist.',
  admin: 'missing admin code',
  other: 'not allowed',
};

/** What the browser knows, as the columns of the table: the timeout flag, a reload 5 s ago, nobody to log out. */
const columns: readonly Partial<SessionFacts>[] = [
  {},
  { lastReloadAt: 995_000 },
  { timedOut: true },
  { timedOut: true, lastReloadAt: 995_000 },
  { hasToken: false },
  { hasToken: false, lastReloadAt: 995_000 },
  { hasToken: false, timedOut: true },
  { newAccount: true },
  { newAccount: true, timedOut: true },
  { newAccount: true, timedOut: true, lastReloadAt: 995_000 },
];

type Kind = ReturnType<typeof reactionTo>['kind'];

const clear = 'CLEAR_BASIC_TOKEN';
const ends = 'END_SESSION';

const table: readonly (readonly [message: string, kinds: readonly Kind[]])[] = [
  ['credentials', [clear, clear, clear, clear, clear, clear, clear, clear, clear, clear]],
  ['inactive', [ends, ends, ends, ends, ends, ends, ends, ends, ends, ends]],
  ['missing', [ends, ends, ends, ends, ends, ends, ends, ends, ends, ends]],
  ['admin', ['RELOAD', 'LOG', 'RELOAD', 'LOG', 'RELOAD', 'LOG', 'RELOAD', 'RELOAD', 'RELOAD', 'LOG']],
  ['other', ['LOG_OUT', 'LOG_OUT', 'RELOAD', 'LOG', 'LOG', 'LOG', 'RELOAD', 'LOG', 'RELOAD', 'LOG']],
];

const rows = table.flatMap(([message, kinds]) =>
  kinds.map((kind, index) => [message, columns[index] ?? {}, kind] as const),
);

const forbidden = (message: string): ApiError => ({ code: 'FORBIDDEN', message });

describe('every FORBIDDEN in every state of the browser', () => {
  it.each(rows)('SESS-28 %s with %o: %s', (name, facts, kind) => {
    expect(reactionTo([forbidden(messages[name] ?? '')], { ...quiet, ...facts }).kind).toBe(kind);
  });

  it.each(rows)('SESS-27 %s with %o and another device signed in: %s', (name, facts, kind) => {
    const reaction = reactionTo([forbidden(messages[name] ?? '')], {
      ...quiet,
      ...facts,
      multipleSession: 'false',
    });
    const words = { title: 'Multiple Session Detected', text: 'You have signed in on another device.' };
    expect(reaction).toMatchObject(kind === 'LOG_OUT' ? { kind, toast: words, notice: words } : { kind });
  });
});

describe('two errors in one answer', () => {
  const errors: Readonly<Record<string, ApiError>> = {
    expired: { code: 'ACCESS_TOKEN_EXPIRED', message: 'x' },
    maintenance: { code: 'MAINTENANCE_MODE', message: 'x' },
    credentials: forbidden('invalid credentials'),
    inactive: forbidden('invalid access token. session is not active.'),
    admin: forbidden('admin code'),
    other: forbidden('not allowed'),
    conflict: { code: 'CONFLICT', message: 'x' },
    nameless: { code: null, message: 'x' },
  };
  const reactions: Readonly<Record<string, Kind>> = {
    expired: 'EXPIRE',
    maintenance: 'REDIRECT',
    credentials: clear,
    inactive: ends,
    admin: 'RELOAD',
    other: 'LOG_OUT',
  };
  const deciding = Object.keys(reactions);
  const orders = deciding.flatMap((first) => deciding.map((second) => [first, second] as const));
  const told = (...names: readonly string[]) =>
    reactionTo(
      names.flatMap((name) => errors[name] ?? []),
      quiet,
    );

  it.each(orders)('%s before %s: the first decides', (first, second) => {
    expect(told(first, second).kind).toBe(reactions[first]);
  });

  it.each(deciding)('%s decides behind errors that are only logged', (name) => {
    expect(told('conflict', 'nameless', name).kind).toBe(reactions[name]);
    expect(told(name, 'conflict').kind).toBe(reactions[name]);
  });

  it('SESS-31 are logged with the code of the first, even when that has none', () => {
    expect(told('conflict', 'nameless')).toEqual({ kind: 'LOG', code: 'CONFLICT' });
    expect(told('nameless', 'conflict')).toEqual({ kind: 'LOG', code: null });
  });

  it('are logged by the first one also when the second was kept from a second reload', () => {
    const facts = { ...quiet, lastReloadAt: 999_000 };
    const conflict = { code: 'CONFLICT', message: 'x' };
    expect(reactionTo([conflict, forbidden('admin code')], facts)).toEqual({ kind: 'LOG', code: 'CONFLICT' });
    expect(reactionTo([forbidden('admin code'), conflict], facts)).toEqual({
      kind: 'LOG',
      code: 'FORBIDDEN',
    });
  });
});

describe('words that only look like a rule of FORBIDDEN', () => {
  it.each([
    ['invalid credential', 'LOG_OUT'],
    ['credentials invalid', 'LOG_OUT'],
    ['invalid  credentials', 'LOG_OUT'],
    ['Login refused: invalid credentials!', clear],
    ['invalid access token.', 'LOG_OUT'],
    ['invalid access token. session is active.', 'LOG_OUT'],
    ['session is not active.', 'LOG_OUT'],
    ['invalid access tokenX session is not active', 'LOG_OUT'],
    ['invalid access token. session is not active', ends],
    ['admincode', 'RELOAD'],
    ['admin_code', 'RELOAD'],
    ['admin-code', 'RELOAD'],
    ['admin  code', 'LOG_OUT'],
    ['administrator code', 'LOG_OUT'],
    ['', 'LOG_OUT'],
  ] as const)('%j: %s', (message, kind) => {
    expect(reactionTo([forbidden(message)], quiet).kind).toBe(kind);
  });

  it.each(['forbidden', 'Forbidden', ' FORBIDDEN', 'FORBIDDEN_AGE', 'access_token_expired', 'MAINTENANCE'])(
    'the code %j is none of the table',
    (code) => {
      expect(reactionTo([{ code, message: 'invalid credentials' }], quiet)).toEqual({ kind: 'LOG', code });
    },
  );
});

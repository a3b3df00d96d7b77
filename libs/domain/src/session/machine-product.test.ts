import { describe, expect, it } from 'vitest';
import { nextSession, noSession } from './index.ts';
import type { SessionEvent } from './index.ts';
import {
  expiredNotice,
  expiredToast,
  livingStates as before,
  member,
  mia,
  miaInNzd,
  noah,
  other,
  signedOut,
  token,
  visitor,
} from './testing/live-sessions.ts';
import type { Account, State } from './testing/live-sessions.ts';

type Event = SessionEvent<Account>;

const { settled, loading, signedIn, unconfirmed, loggingOut, calling, overtaken } = before;

const states: Readonly<Record<string, State>> = {
  ...before,
  signedOut,
  outCalling: { ...signedOut, calls: 1 },
  turnedAway: { ...noSession, session: visitor(true, 1) },
  reloading: { ...noSession, session: visitor(false, 1) },
  reloadingCalling: { ...noSession, session: visitor(false, 1), calls: 1 },
  again: { ...signedIn, session: member(mia, 2) },
  againCalling: { ...calling, session: member(mia, 2) },
  noah: { ...signedIn, session: member(noah, 1) },
  nzd: { ...signedIn, session: member(miaInNzd, 1) },
  nzdLeaving: { ...loggingOut, session: member(miaInNzd, 1) },
  nzdCalling: { ...calling, session: member(miaInNzd, 1) },
  nzdOvertaken: { ...overtaken, session: member(miaInNzd, 1) },
  settledCalling: { ...settled, calls: 1 },
  loadingCalling: { ...loading, calls: 1 },
  unconfirmedCalling: { ...unconfirmed, calls: 1 },
  leavingCalling: { ...loggingOut, calls: 1 },
  unconfirmedLeaving: { ...unconfirmed, loggingOut: true },
  overtakenLeaving: { ...overtaken, loggingOut: true },
};

const flags = {
  status: 'DISABLED',
  verified: true,
  hasFirstDeposit: false,
  withdrawalBlocked: true,
  depositBlocked: false,
};
const pushed = (code: string) => ({ availableBalance: '12.50', wallets: { currency: { code } } });
const signOut = (how: object) => ({ kind: 'SIGN_OUT', ...how });

const effects: Readonly<Record<string, object>> = {
  fetch: { kind: 'FETCH', after: 0 },
  fetchIn3s: { kind: 'FETCH', after: 3_000 },
  fetchIn10s: { kind: 'FETCH', after: 10_000 },
  begin: { kind: 'BEGIN', account: mia, accessToken: token },
  beginNzd: { kind: 'BEGIN', account: miaInNzd, accessToken: token },
  beginNoah: { kind: 'BEGIN', account: noah, accessToken: token },
  close: { kind: 'CLOSE_ENTRANCES' },
  balance: { kind: 'WRITE', id: 'mia', fields: pushed('AUD') },
  flags: { kind: 'WRITE', id: 'mia', fields: flags },
  leave: { kind: 'LEAVE' },
  detach: signOut({ tabOnly: true }),
  expire: signOut({ notice: expiredNotice, toast: expiredToast }),
  end: signOut({ timeout: true, toast: expiredToast }),
  force: signOut({ onPlatform: true, timeout: true, notice: null, toast: null }),
  out: signOut({ announced: true, onPlatform: true, timeout: true }),
  reload: { kind: 'RELOAD' },
  redirect: { kind: 'REDIRECT', to: '/under-maintenance' },
  clear: { kind: 'CLEAR_BASIC_TOKEN' },
};

const answer =
  (account: Account, behind = 0): ((generation: number) => Event) =>
  (generation) => ({ kind: 'ACCOUNT', account, generation: generation - behind, accessToken: token });
const failure =
  (behind = 0): ((generation: number) => Event) =>
  (generation) => ({ kind: 'ACCOUNT_FAILED', generation: generation - behind });
const balance = (code: string): Event => ({ kind: 'BALANCE_PUSHED', push: pushed(code) });
const about = (id: string, memberLabelUpdated = false): Event => ({
  kind: 'MEMBER_PUSHED',
  push: { id, body: { ...flags, memberLabelUpdated } },
});
type Reaction = Extract<Event, { kind: 'REFUSED' }>['reaction'];
const refused = (reaction: Reaction): Event => ({ kind: 'REFUSED', reaction });

const events: Readonly<Record<string, Event | ((generation: number) => Event)>> = {
  'token is loading': { kind: 'TOKEN', loading: true },
  'token failed': { kind: 'TOKEN', loading: false },
  entered: { kind: 'ENTERED', account: mia, accessToken: token },
  answered: answer(miaInNzd),
  'answered late': answer(miaInNzd, 1),
  'answered of noah': answer(noah),
  unanswered: failure(),
  'unanswered late': failure(1),
  changed: { kind: 'ACCOUNT_CHANGED', account: miaInNzd },
  'changed noah': { kind: 'ACCOUNT_CHANGED', account: noah },
  due: { kind: 'FETCH_DUE' },
  'no calls': { kind: 'CALLS', count: 0 },
  'one call': { kind: 'CALLS', count: 1 },
  connected: { kind: 'SOCKET', connected: true },
  'socket refused': { kind: 'SOCKET', connected: false },
  'balance in AUD': balance('AUD'),
  'balance in NZD': balance('NZD'),
  'push of mia': about('mia'),
  'push of labels': about('mia', true),
  'other tab': { kind: 'OTHER_TAB' },
  expired: { kind: 'EXPIRED' },
  'log out': { kind: 'LOG_OUT' },
  left: { kind: 'LEFT' },
  'told EXPIRE': refused({ kind: 'EXPIRE', toast: expiredToast, notice: expiredNotice }),
  'told END_SESSION': refused({ kind: 'END_SESSION', toast: expiredToast }),
  'told LOG_OUT': refused({ kind: 'LOG_OUT', toast: null, notice: null }),
  'told RELOAD': refused({ kind: 'RELOAD' }),
  'told REDIRECT': refused({ kind: 'REDIRECT', to: '/under-maintenance' }),
  'told CLEAR': refused({ kind: 'CLEAR_BASIC_TOKEN' }),
  'told LOG': refused({ kind: 'LOG', code: 'CONFLICT' }),
};

const tokens: Readonly<Record<string, string | null>> = { own: token, other, none: null };

/**
 * Each event in each state: the state that follows (= for the same), then what is carried out. The browser holds the
 * token `own` of the session, an `other` one, or `none`.
 */
const product = `
token is loading own | loading | = | reloading | reloading | reloading | reloadingCalling | reloadingCalling
token failed own     | = | settled | = | = | = | = | =
entered own          | signedIn begin | signedIn begin | again begin | again begin | again begin | againCalling begin | againCalling begin
answered own         | = | nzd beginNzd close | nzd | nzd | nzdLeaving | nzdCalling | nzdOvertaken
answered other       | = | = fetch | nzd | nzd | nzdLeaving | nzdCalling | nzdOvertaken
answered none        | = | settled | nzd | nzd | nzdLeaving | nzdCalling | nzdOvertaken
answered late own    | = | = | = | = | = | = | =
answered of noah own | = | noah beginNoah close | = | = | = | = | =
unanswered own       | = | = fetchIn3s | = | = fetchIn3s | = | = | =
unanswered late own  | = | = | = | = | = | = | =
changed own          | = | = | nzd | nzd | nzdLeaving | nzdCalling | nzdOvertaken
changed noah own     | = | = | = | = | = | = | =
due own              | = | = fetch | = fetch | = fetch | = fetch | = fetch | = fetch
due none             | = | settled | = fetch | = fetch | = fetch | = fetch | = fetch
no calls own         | = | = | = | = | = | signedIn | signedIn fetch
one call own         | settledCalling | loadingCalling | calling | unconfirmedCalling | leavingCalling | = | =
connected own        | = | = | = fetch | = fetch | = fetch | overtaken fetch | = fetch
socket refused own   | = | = | = fetchIn10s | = fetch | = fetchIn10s | = fetchIn10s | = fetchIn10s
balance in AUD own   | = | = | = balance | = balance | = balance | overtaken balance | = balance
balance in NZD own   | = | = | = fetch | = fetch | = fetch | overtaken fetch | = fetch
push of mia own      | = | = | = flags | = flags | = flags | overtaken flags | = flags
push of labels own   | = | = | = flags fetch | = flags fetch | = flags fetch | overtaken flags fetch | = flags fetch
other tab own        | loading fetch | = | = | = | = | = | =
other tab other      | loading fetch | = | signedOut detach | signedOut detach | signedOut detach | outCalling detach | outCalling detach
other tab none       | = | = | signedOut detach | signedOut detach | signedOut detach | outCalling detach | outCalling detach
expired own          | = | = | signedOut expire | signedOut expire | signedOut expire | outCalling expire | outCalling expire
expired none         | = | = | signedOut expire | signedOut expire | signedOut expire | outCalling expire | outCalling expire
expired other        | = | = | = | = | = | = | =
log out own          | = | = | loggingOut leave | unconfirmedLeaving leave | = | leavingCalling leave | overtakenLeaving leave
left own             | = | = | = | = | signedOut out | = | =
told EXPIRE own      | turnedAway expire | turnedAway expire | signedOut expire | signedOut expire | signedOut expire | outCalling expire | outCalling expire
told END_SESSION own | turnedAway end | turnedAway end | signedOut end | signedOut end | signedOut end | outCalling end | outCalling end
told LOG_OUT own     | turnedAway force | turnedAway force | signedOut force | signedOut force | = | outCalling force | outCalling force
told RELOAD own      | = reload | = reload | = reload | = reload | = reload | = reload | = reload
told REDIRECT own    | = redirect | = redirect | = redirect | = redirect | = redirect | = redirect | = redirect
told CLEAR own       | = clear | = clear | = clear | = clear | = clear | = clear | = clear
told LOG own         | = | = | = | = | = | = | =`;

const cells = product
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [name = '', ...outcomes] = line.split('|').map((cell) => cell.trim());
    return outcomes.map((outcome, column) => [Object.keys(before)[column] ?? '', name, outcome] as const);
  });

const known = <Value>(table: Readonly<Record<string, Value>>, name: string): Value => {
  const value = table[name];
  if (value === undefined) throw new Error(`The table has no "${name}".`);
  return value;
};

describe('every event in every state of a session', () => {
  it('is in the table, but for the page load, which comes first and once', () => {
    expect(cells).toHaveLength(37 * 7);
    const named = new Set(cells.map(([, name]) => name.replace(/ (?:own|other|none)$/, '')));
    expect([...named].sort()).toEqual(Object.keys(events).sort());
  });

  it.each(cells)('%s, %s: %s', (from, name, outcome) => {
    const state = known<State>(before, from);
    const event = known(events, name.replace(/ (?:own|other|none)$/, ''));
    const accessToken = known(tokens, name.split(' ').at(-1) ?? '');
    const [next = '', ...carriedOut] = outcome.split(' ');
    const happening = typeof event === 'function' ? event(state.session.generation) : event;
    expect(nextSession(state, happening, accessToken)).toEqual({
      state: next === '=' ? state : known(states, next),
      effects: carriedOut.map((effect) => known(effects, effect)),
    });
  });
});

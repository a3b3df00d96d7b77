import { tokenPollInterval } from './constants.ts';
import { asVisitor, fetchAfter, fetchNow, load, signIn, signOut, step } from './machine-steps.ts';
import type {
  BalancePush,
  LiveAccount,
  MemberPush,
  MemberSession,
  SessionEvent,
  SessionState,
  SessionStep,
} from './machine-types.ts';
import type { Reaction } from './reactions.ts';
import { refusedSocketCheck, restoredCheck } from './socket.ts';
import { isTokenExpired } from './tokens.ts';
import { sessionNotices, sessionToasts } from './texts.ts';

type Step<A> = SessionStep<A>;
type State<A> = SessionState<A>;
type Token = string | null;
type EventOf<A, K> = Extract<SessionEvent<A>, { kind: K }>;

const expiry = { notice: sessionNotices.expired, toast: sessionToasts.expired };

function start<A>(state: State<A>, { now, stored }: EventOf<A, 'STARTED'>, accessToken: Token): Step<A> {
  if (accessToken === null) return load(state, null);
  if (isTokenExpired(accessToken, now)) return signOut(state, expiry);
  return stored
    ? signIn(state, stored, accessToken, false, fetchAfter(restoredCheck))
    : load(state, accessToken);
}

function updateAccount<A extends LiveAccount>(state: State<A>, account: A): Step<A> {
  const { session } = state;
  if (!session.signedIn || session.account.id !== account.id) return step(state);
  return step({ ...state, session: { ...session, account, confirmed: true } });
}

/** An account is accepted only in the generation that asked for it, and for a visitor only with the browser's token. */
function answered<A extends LiveAccount>(
  state: State<A>,
  event: EventOf<A, 'ACCOUNT'>,
  accessToken: Token,
): Step<A> {
  const { session } = state;
  const { account, generation } = event;
  if (generation !== session.generation) return step(state);
  if (session.settled) return updateAccount(state, account);
  if (accessToken === null || event.accessToken !== accessToken) return load(state, accessToken);
  return signIn(state, account, accessToken, true, { kind: 'CLOSE_ENTRANCES' });
}

function refused<A>(state: State<A>, reaction: Reaction): Step<A> {
  switch (reaction.kind) {
    case 'EXPIRE':
      return signOut(state, { notice: reaction.notice, toast: reaction.toast });
    case 'END_SESSION':
      return signOut(state, { timeout: true, toast: reaction.toast });
    case 'LOG_OUT': {
      const { notice, toast } = reaction;
      return state.loggingOut
        ? step(state)
        : signOut(state, { onPlatform: true, timeout: true, notice, toast });
    }
    case 'LOG':
      return step(state);
    default:
      return step(state, reaction);
  }
}

function refetchIfStale<A>(state: State<A>): Step<A> {
  return state.overtaken && state.calls === 0 ? step({ ...state, overtaken: false }, fetchNow) : step(state);
}

function applyBalancePush<A extends LiveAccount>(
  state: State<A>,
  { id, activeCurrency }: LiveAccount,
  { availableBalance, wallets }: BalancePush,
): Step<A> {
  // The currency was changed elsewhere, and with it other parts of the account (WALLET-16).
  if (wallets.currency.code !== activeCurrency.code) return step(state, fetchNow);
  return step(state, { kind: 'WRITE', id, fields: { availableBalance, wallets } });
}

function applyMemberPush<A extends LiveAccount>(
  state: State<A>,
  { id }: LiveAccount,
  push: MemberPush,
): Step<A> {
  if (push.id !== id) return step(state);
  const { status, verified, hasFirstDeposit, withdrawalBlocked, depositBlocked } = push.body;
  const fields = { status, verified, hasFirstDeposit, withdrawalBlocked, depositBlocked };
  const written = { kind: 'WRITE', id, fields } as const;
  // Labels are not part of the push (PUSH-06).
  return push.body.memberLabelUpdated ? step(state, written, fetchNow) : step(state, written);
}

/** Events that matter only while someone is signed in. */
function nextMember<A extends LiveAccount>(
  state: State<A>,
  { account, confirmed }: MemberSession<A>,
  event: SessionEvent<A>,
  accessToken: Token,
): Step<A> {
  const overtaken = { ...state, overtaken: state.overtaken || state.calls > 0 };
  switch (event.kind) {
    case 'SOCKET':
      if (event.connected) return step(overtaken, fetchNow);
      return step(state, fetchAfter(confirmed ? refusedSocketCheck : 0));
    case 'BALANCE_PUSHED':
      return applyBalancePush(overtaken, account, event.push);
    case 'MEMBER_PUSHED':
      return applyMemberPush(overtaken, account, event.push);
    case 'FETCH_DUE':
      return step(state, fetchNow);
    case 'OTHER_TAB':
      return accessToken === state.accessToken ? step(state) : signOut(state, { tabOnly: true });
    case 'EXPIRED':
      // If another token has replaced it, this tab is about to follow that session.
      return [state.accessToken, null].includes(accessToken) ? signOut(state, expiry) : step(state);
    case 'LOG_OUT':
      return state.loggingOut ? step(state) : step({ ...state, loggingOut: true }, { kind: 'LEAVE' });
    case 'LEFT':
      return state.loggingOut
        ? signOut(state, { announced: true, onPlatform: true, timeout: true })
        : step(state);
    default:
      return step(state);
  }
}

/** Events that matter to a visitor, whether settled or still loading. */
function nextVisitor<A>(state: State<A>, event: SessionEvent<A>, accessToken: Token): Step<A> {
  const { settled } = state.session;
  switch (event.kind) {
    case 'OTHER_TAB':
      return settled && accessToken !== null ? load(state, accessToken) : step(state);
    case 'FETCH_DUE':
      return settled ? step(state) : load(state, accessToken);
    default:
      return step(state);
  }
}

/**
 * The life of a session in one browser tab (spec 1 §4): what an event changes, and which effects follow. An event that is
 * too late for the state changes nothing.
 * @param accessToken the token that the browser's tabs share now; null for none
 */
export function nextSession<A extends LiveAccount>(
  state: State<A>,
  event: SessionEvent<A>,
  accessToken: Token,
): Step<A> {
  const { session } = state;
  switch (event.kind) {
    case 'STARTED':
      return start(state, event, accessToken);
    case 'TOKEN':
      return session.signedIn && !event.loading ? step(state) : step(asVisitor(state, !event.loading));
    case 'ENTERED':
      return signIn(state, event.account, event.accessToken, true);
    case 'ACCOUNT':
      return answered(state, event, accessToken);
    case 'ACCOUNT_CHANGED':
      return updateAccount(state, event.account);
    case 'ACCOUNT_FAILED': {
      const isOpen = session.signedIn ? !session.confirmed : !session.settled;
      const again = isOpen && event.generation === session.generation;
      return again ? step(state, fetchAfter(tokenPollInterval)) : step(state);
    }
    case 'CALLS':
      return refetchIfStale({ ...state, calls: event.count });
    case 'REFUSED':
      return refused(state, event.reaction);
    default:
      return session.signedIn
        ? nextMember(state, session, event, accessToken)
        : nextVisitor(state, event, accessToken);
  }
}

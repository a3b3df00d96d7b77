import type { SessionEffect, SignOut, SessionState, SessionStep, VisitorSession } from './machine-types.ts';

type Step<A> = SessionStep<A>;
type State<A> = SessionState<A>;

const visitor: VisitorSession = { signedIn: false, account: null, settled: false, generation: 0 };

/** Before the page has started. */
export const noSession: SessionState<never> = {
  session: visitor,
  accessToken: null,
  calls: 0,
  overtaken: false,
  loggingOut: false,
};

/** Answers the new state and the effects to run. */
export const step = <A>(state: State<A>, ...effects: readonly SessionEffect<A>[]): Step<A> => ({
  state,
  effects,
});
export const fetchAfter = (after: number) => ({ kind: 'FETCH', after }) as const;
export const fetchNow = fetchAfter(0);

/** Keeps nothing of a member's session except the two counters: calls in flight and generation. */
export function asVisitor<A>({ session, calls }: State<A>, settled: boolean): State<A> {
  return { ...noSession, session: { ...visitor, settled, generation: session.generation }, calls };
}

/** Loads the account of the browser's token, if there still is one. */
export function load<A>(state: State<A>, accessToken: string | null): Step<A> {
  const gone = accessToken === null;
  return step(asVisitor(state, gone), ...(gone ? [] : [fetchNow]));
}

export function signIn<A>(
  state: State<A>,
  account: A,
  accessToken: string,
  confirmed: boolean,
  ...more: readonly SessionEffect<A>[]
): Step<A> {
  const generation = state.session.generation + 1;
  const session = { signedIn: true, account, settled: true, confirmed, generation } as const;
  return step(
    { ...noSession, session, accessToken, calls: state.calls },
    { kind: 'BEGIN', account, accessToken },
    ...more,
  );
}

export function signOut<A>({ session, calls }: State<A>, how: Omit<SignOut, 'kind'>): Step<A> {
  const ended = { ...visitor, settled: true, generation: session.generation + 1 };
  return step<A>({ ...noSession, session: ended, calls }, { kind: 'SIGN_OUT', ...how });
}

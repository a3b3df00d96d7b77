import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSession, noSession } from './index.ts';
import type { SessionEffect, SessionEvent } from './index.ts';
import { expiredNotice, expiredToast, mia, miaInNzd, noah, other, token } from './testing/live-sessions.ts';
import type { Account, State } from './testing/live-sessions.ts';

type Event = SessionEvent<Account>;
type Effect = SessionEffect<Account>;

interface Move {
  readonly event: Event;
  readonly accessToken: string | null;
}

interface Step {
  readonly before: State;
  readonly event: Event;
  readonly after: State;
  readonly effects: readonly Effect[];
}

const anyToken = fc.constantFrom(token, other, null);
const anyAccount = fc.constantFrom(mia, miaInNzd, noah);
const generation = fc.nat({ max: 4 });

const anyReaction = fc.constantFrom(
  { kind: 'EXPIRE', toast: expiredToast, notice: expiredNotice } as const,
  { kind: 'END_SESSION', toast: expiredToast } as const,
  { kind: 'LOG_OUT', toast: null, notice: null } as const,
  { kind: 'RELOAD' } as const,
  { kind: 'LOG', code: null } as const,
);

const body = {
  status: 'ENABLED',
  verified: true,
  hasFirstDeposit: true,
  withdrawalBlocked: false,
  depositBlocked: false,
};

const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ kind: fc.constant('STARTED' as const), now: fc.constantFrom(0, 150_000), stored: anyAccount }),
  fc.record({ kind: fc.constant('TOKEN' as const), loading: fc.boolean() }),
  fc.record({ kind: fc.constant('ENTERED' as const), account: anyAccount, accessToken: fc.constant(token) }),
  fc.record({
    kind: fc.constant('ACCOUNT' as const),
    account: anyAccount,
    generation,
    accessToken: anyToken,
  }),
  fc.record({ kind: fc.constant('ACCOUNT_FAILED' as const), generation }),
  fc.record({ kind: fc.constant('ACCOUNT_CHANGED' as const), account: anyAccount }),
  fc.record({ kind: fc.constant('CALLS' as const), count: fc.nat({ max: 2 }) }),
  fc.record({ kind: fc.constant('SOCKET' as const), connected: fc.boolean() }),
  fc.constantFrom('AUD', 'NZD').map((code) => ({
    kind: 'BALANCE_PUSHED' as const,
    push: { availableBalance: '1.00', wallets: { currency: { code } } },
  })),
  fc.record({ id: fc.constantFrom('mia', 'noah'), label: fc.boolean() }).map(({ id, label }) => ({
    kind: 'MEMBER_PUSHED' as const,
    push: { id, body: { ...body, memberLabelUpdated: label } },
  })),
  fc.constantFrom(
    { kind: 'FETCH_DUE' as const },
    { kind: 'OTHER_TAB' as const },
    { kind: 'EXPIRED' as const },
    { kind: 'LOG_OUT' as const },
    { kind: 'LEFT' as const },
  ),
  anyReaction.map((reaction) => ({ kind: 'REFUSED' as const, reaction })),
);

const anyMoves = fc.array(fc.record({ event: anyEvent, accessToken: anyToken }), { maxLength: 40 });

function stepsOf(moves: readonly Move[]): Step[] {
  const steps: Step[] = [];
  let before: State = noSession;
  for (const { event, accessToken } of moves) {
    const { state, effects } = nextSession(before, event, accessToken);
    steps.push({ before, event, after: state, effects });
    before = state;
  }
  return steps;
}

function eachStep(holds: (step: Step) => void): void {
  fc.assert(
    fc.property(anyMoves, (moves) => {
      stepsOf(moves).forEach(holds);
    }),
    { numRuns: 300 },
  );
}

const ofKind = <Kind extends Effect['kind']>(effects: readonly Effect[], kind: Kind) =>
  effects.filter((effect): effect is Extract<Effect, { kind: Kind }> => effect.kind === kind);

describe('whatever happens to a session', () => {
  it('nobody is signed in without a token, and no visitor keeps one', () => {
    eachStep(({ after }) => {
      expect(after.accessToken !== null).toBe(after.session.signedIn);
    });
  });

  it('a session begins once, with the account and the token that it holds', () => {
    eachStep(({ before, after, effects }) => {
      const begun = ofKind(effects, 'BEGIN');
      const isNew = after.session.signedIn && after.session.generation !== before.session.generation;
      expect(begun).toEqual(
        isNew ? [{ kind: 'BEGIN', account: after.session.account, accessToken: after.accessToken }] : [],
      );
    });
  });

  it('a session ends once: each end makes a visitor of another generation', () => {
    eachStep(({ before, after, effects }) => {
      const ends = ofKind(effects, 'SIGN_OUT');
      expect(ends.length).toBeLessThanOrEqual(1);
      const ended = !after.session.signedIn && after.session.generation !== before.session.generation;
      expect(ends.length === 1).toBe(ended);
      if (ended) expect(after.session.settled).toBe(true);
    });
  });

  it('generations grow one by one', () => {
    eachStep(({ before, after, effects }) => {
      const turns = ofKind(effects, 'BEGIN').length + ofKind(effects, 'SIGN_OUT').length;
      expect(after.session.generation - before.session.generation).toBe(turns);
    });
  });

  it('only the platform’s own session is ended there: not that of another tab, nor an expired one', () => {
    eachStep(({ before, event, effects }) => {
      for (const { onPlatform, tabOnly } of ofKind(effects, 'SIGN_OUT')) {
        const asked = event.kind === 'LEFT' && before.loggingOut;
        const forced = event.kind === 'REFUSED' && event.reaction.kind === 'LOG_OUT';
        expect(onPlatform === true).toBe(asked || forced);
        expect(tabOnly === true).toBe(event.kind === 'OTHER_TAB');
      }
    });
  });

  it('only a member is leaving or was overtaken, and the second only with a call in flight', () => {
    eachStep(({ after }) => {
      if (!after.session.signedIn) expect([after.loggingOut, after.overtaken]).toEqual([false, false]);
      if (after.overtaken) expect(after.calls).toBeGreaterThan(0);
    });
  });

  it('a new session is not leaving, so that its member can log out', () => {
    eachStep(({ after, effects }) => {
      if (ofKind(effects, 'BEGIN').length > 0) expect(after.loggingOut).toBe(false);
    });
  });

  it('pushes write into the account of the member alone', () => {
    eachStep(({ before, effects }) => {
      for (const { id } of ofKind(effects, 'WRITE')) expect(id).toBe(before.session.account?.id);
    });
  });

  it('an answer never turns one member into another', () => {
    eachStep(({ before, event, after }) => {
      if (event.kind !== 'ACCOUNT' && event.kind !== 'ACCOUNT_CHANGED') return;
      if (before.session.signedIn) expect(after.session.account?.id).toBe(before.session.account.id);
    });
  });

  it('one account is fetched at a time: at once, after 1 s, 3 s or 10 s', () => {
    eachStep(({ effects }) => {
      const fetches = ofKind(effects, 'FETCH');
      expect(fetches.length).toBeLessThanOrEqual(1);
      for (const { after } of fetches) expect([0, 1_000, 3_000, 10_000]).toContain(after);
    });
  });
});

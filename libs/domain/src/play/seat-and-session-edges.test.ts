import { describe, expect, it } from 'vitest';
import { decideOwnGameSession } from './decide-own-game-session.ts';
import { decideRoundSession, decideSeat, decideTicket } from './decide-seat.ts';

const at = new Date('2026-03-01T12:00:00.000Z');
const later = (ms: number) => new Date(at.getTime() + ms);

describe('a ticket', () => {
  it.each([
    ['good for one more millisecond', 1, 60_000, true],
    ['that ends now', 0, 60_000, false],
    ['that ended before', -1, 60_000, false],
    ['of a login that goes on for one more millisecond', 60_000, 1, true],
    ['of a login that ends now', 60_000, 0, false],
  ])('%s', (_what, ms, loginMs, allowed) => {
    const ticket = { worldId: '', expiresAt: later(ms), loginUntil: later(loginMs) };
    expect(decideTicket(ticket, { worldId: '', now: at }).allowed).toBe(allowed);
  });
});

describe('a seat', () => {
  it('is at the game of its ticket only', () => {
    expect(decideSeat({ gameId: 'g-1' }, { id: 'g-1' })).toEqual({
      allowed: true,
      plan: { game: { id: 'g-1' } },
    });
    for (const game of [{ id: 'g-2' }, null])
      expect(decideSeat({ gameId: 'g-1' }, game)).toMatchObject({ allowed: false, reason: 'otherGame' });
  });

  it('has rounds once a session has begun', () => {
    expect(decideRoundSession({ id: 's-1' })).toEqual({ allowed: true, plan: { session: { id: 's-1' } } });
    expect(decideRoundSession(null)).toMatchObject({ allowed: false, reason: 'notBegun' });
  });
});

describe('a session that a member asks for', () => {
  it.each([
    ['their own', 'mia', true, 'allowed'],
    ['their own of a game that is gone', 'mia', false, 'gameGone'],
    ['of another', 'leo', true, 'unknown'],
    ['of another, of a game that is gone', 'leo', false, 'unknown'],
    ['that is not there', null, true, 'unknown'],
  ])('%s', (_what, startedBy, gameOffered, answer) => {
    const decision = decideOwnGameSession({ startedBy, member: 'mia', gameOffered });
    expect(decision.allowed ? 'allowed' : decision.reason).toBe(answer);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideRoundSession,
  decideSeat,
  decideOwnGameSession,
  decideTicket,
  gameSessionEnd,
  seatReasons,
} from './index.ts';
import type { GameSessionFacts } from './index.ts';

const start = Date.parse('2026-01-05T02:00:00Z');
const at = (seconds: number) => new Date(start + seconds * 1000);
const facts: GameSessionFacts = {
  endedAt: null,
  lastSignAt: at(0),
  login: { endedAt: null, expiresAt: at(3600) },
  enabled: true,
};
const endAt = (seconds: number, change: Partial<GameSessionFacts> = {}) =>
  gameSessionEnd({ ...facts, ...change }, at(seconds));

describe('two ends of a game session', () => {
  const ended = { endedAt: at(20), expiresAt: at(3600) };

  it.each<[string, number, Partial<GameSessionFacts>, number | null]>([
    ['neither', 59, {}, null],
    ['the silence alone', 60, {}, 60],
    ['the login’s end before the silence', 90, { login: ended }, 20],
    ['the member’s before the login’s', 90, { endedAt: at(10), login: ended }, 10],
    ['the login’s before the member’s', 90, { endedAt: at(30), login: ended }, 20],
    [
      'the end of the login’s time before the silence',
      90,
      { login: { endedAt: null, expiresAt: at(50) } },
      50,
    ],
    [
      'the silence before the end of the login’s time',
      90,
      { login: { endedAt: null, expiresAt: at(70) } },
      60,
    ],
    ['the silence before a status that changed unseen', 90, { enabled: false }, 60],
    ['now, for a status that changed', 30, { enabled: false }, 30],
    ['now, for a login that was removed', 30, { login: 'REMOVED' }, 30],
    ['the silence before a login that was removed', 90, { login: 'REMOVED' }, 60],
    ['now, for both', 30, { login: 'REMOVED', enabled: false }, 30],
    ['an end that is now', 30, { endedAt: at(30) }, 30],
    ['none for an end to come', 30, { endedAt: at(31) }, null],
    ['none for a login’s end to come', 10, { login: ended }, null],
    ['the silence where the login is not known', 60, { login: null }, 60],
  ])('%s', (_what, now, change, end) => {
    expect(endAt(now, change)).toEqual(end === null ? null : at(end));
  });

  it('stays ended at one moment, however late it is asked', () => {
    const seconds = fc.integer({ min: 0, max: 200 });
    const maybe = fc.option(seconds);
    fc.assert(
      fc.property(maybe, seconds, maybe, seconds, seconds, (own, sign, login, now, later) => {
        const change = {
          endedAt: own === null ? null : at(own),
          lastSignAt: at(sign),
          login: { endedAt: login === null ? null : at(login), expiresAt: at(150) },
        };
        const end = endAt(now, change);
        if (!end) return;
        expect(end <= at(now)).toBe(true);
        expect(endAt(now + later, change)).toEqual(end);
      }),
    );
  });

  it('is put off by every sign of life before it', () => {
    const pauses = fc.array(fc.integer({ min: 0, max: 59 }), { maxLength: 20 });
    fc.assert(
      fc.property(pauses, (waits) => {
        let [now, lastSignAt] = [0, 0];
        for (const wait of waits) {
          now += wait;
          expect(endAt(now, { lastSignAt: at(lastSignAt) })).toBeNull();
          lastSignAt = now;
        }
      }),
    );
  });
});

describe('a session that a member asks for', () => {
  it.each([
    ['unknown', { startedBy: null, member: 'mia', gameOffered: false }],
    ['unknown', { startedBy: 'tom', member: 'mia', gameOffered: true }],
    ['gameGone', { startedBy: 'mia', member: 'mia', gameOffered: false }],
  ])('is refused as %s for %j', (reason, asked) => {
    expect(decideOwnGameSession(asked)).toMatchObject({ allowed: false, reason });
  });

  it('can be asked for as often as they like', () => {
    const asked = { startedBy: 'mia', member: 'mia', gameOffered: true };
    expect([decideOwnGameSession(asked), decideOwnGameSession(asked)]).toMatchObject([
      { allowed: true },
      { allowed: true },
    ]);
  });
});

describe('a ticket', () => {
  it.each([
    [1, 1, true],
    [0, 1, false],
    [-1, 1, false],
    [1, 0, false],
    [1, null, false],
    [-1, null, false],
  ])('with %i s to go and a login with %s to go opens the game: %s', (seconds, login, opens) => {
    const loginUntil = login === null ? null : at(login);
    const ticket = { worldId: '', expiresAt: at(seconds), loginUntil };
    expect(decideTicket(ticket, { worldId: '', now: at(0) }).allowed).toBe(opens);
  });

  it('is of one game, which it finds whole', () => {
    const game = { id: 'game_1', name: 'Golden Wattle' };
    expect(decideSeat({ gameId: 'game_1' }, game)).toEqual({ allowed: true, plan: { game } });
    expect(decideSeat({ gameId: '' }, null)).toMatchObject({ reason: 'otherGame' });
    expect(decideRoundSession({ id: 'ses_1', ended: true })).toEqual({
      allowed: true,
      plan: { session: { id: 'ses_1', ended: true } },
    });
  });

  it('is missing in its own field', () => {
    const fields = Object.entries(seatReasons).flatMap(([reason, row]) =>
      'field' in row ? [[reason, row.field]] : [],
    );
    expect(fields).toEqual([['ticketMissing', 'ticket']]);
  });
});

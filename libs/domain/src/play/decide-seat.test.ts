import { describe, expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import {
  decideAdmission,
  decideGamePage,
  decideRoundSession,
  decideSeat,
  decideStudioSeat,
  decideTicket,
  seatReasons,
} from './index.ts';

const now = new Date('2026-01-05T02:00:00.000Z');
const at = (ms: number) => new Date(now.getTime() + ms);
const reasonOf = (decision: { allowed: true } | { allowed: false; reason: string }) =>
  decision.allowed ? 'allowed' : decision.reason;

describe('a seat at a game', () => {
  it.each([
    ['a.b.c', 'wld_1', 'allowed'],
    ['', 'wld_1', 'allowed'],
    ['a.b.c', null, 'ticketSpent'],
    [null, 'wld_1', 'ticketMissing'],
    [null, null, 'ticketMissing'],
  ])('is asked for with the ticket %j of the world %j, as %s', (ticket, world, answer) => {
    expect(reasonOf(decideAdmission({ ticket, world }))).toBe(answer);
  });

  it('is asked for in the world of its ticket', () => {
    const facts = { ticket: 'a.b.c', world: 'wld_1' };
    expect(decideAdmission(facts)).toEqual({ allowed: true, plan: facts });
  });

  it.each([
    [1, at(1), 'allowed'],
    [0, at(1), 'ticketSpent'],
    [1, at(0), 'ticketSpent'],
    [1, null, 'ticketSpent'],
  ])('is opened by a ticket with %i ms to go and a login until %s, as %s', (ms, loginUntil, answer) => {
    expect(
      reasonOf(decideTicket({ worldId: 'wld_1', expiresAt: at(ms), loginUntil }, { worldId: 'wld_1', now })),
    ).toBe(answer);
  });

  it('is opened by a ticket of its own world, and by none that was not signed', () => {
    const ticket = { worldId: 'wld_1', expiresAt: at(1), loginUntil: at(1) };
    expect(decideTicket(ticket, { worldId: 'wld_1', now })).toEqual({ allowed: true, plan: { ticket } });
    expect(reasonOf(decideTicket(ticket, { worldId: 'wld_2', now }))).toBe('ticketSpent');
    expect(reasonOf(decideTicket(null, { worldId: 'wld_1', now }))).toBe('ticketSpent');
  });

  it('has a page where there is a game', () => {
    expect(decideGamePage('game_1')).toEqual({ allowed: true, plan: { game: 'game_1' } });
    expect(reasonOf(decideGamePage(null))).toBe('gameUnknown');
  });

  it('is at the game of the ticket', () => {
    const game = { id: 'game_1' };
    expect(decideSeat({ gameId: 'game_1' }, game)).toEqual({ allowed: true, plan: { game } });
    expect(reasonOf(decideSeat({ gameId: 'game_2' }, game))).toBe('otherGame');
    expect(reasonOf(decideSeat({ gameId: 'game_1' }, null))).toBe('otherGame');
    expect(reasonOf(decideSeat(null, game))).toBe('otherGame');
    expect(reasonOf(decideSeat(null, null))).toBe('otherGame');
  });

  it('is at the studio for all games but the sportsbook', () => {
    for (const category of ['SLOTS', 'LIVE', 'TABLE', 'FISH', 'LOTTERY'])
      expect(decideStudioSeat(category)).toEqual({ allowed: true, plan: { category } });
    expect(decideStudioSeat('SPORTSBOOK')).toEqual({
      ...{ allowed: false, reason: 'otherGame' },
      details: undefined,
    });
  });

  it('plays rounds once a session has begun', () => {
    expect(decideRoundSession('session')).toEqual({ allowed: true, plan: { session: 'session' } });
    expect(reasonOf(decideRoundSession(null))).toBe('notBegun');
  });

  it('has a code and a sentence for each reason', () => {
    const rows = reasonRows(seatReasons);
    expect(rows).toEqual([
      ['gameUnknown', 'NOT_FOUND', 'There is no such game.'],
      ['notJson', 'BAD_USER_INPUT', 'The request body is not valid JSON.'],
      ['tooDeep', 'BAD_USER_INPUT', 'The request body is nested too deeply.'],
      ['ticketMissing', 'BAD_USER_INPUT', 'The ticket is missing.'],
      [
        'ticketSpent',
        'UNAUTHENTICATED',
        'This game can no longer be opened. Go back to the lobby and open it again.',
      ],
      ['otherGame', 'UNAUTHENTICATED', 'The ticket is not for this game.'],
      ['callUnknown', 'NOT_FOUND', 'This game has no such call.'],
      [
        'notBegun',
        'CONFLICT',
        'The game session has not begun. Go back to the lobby and open the game again.',
      ],
    ]);
  });
});

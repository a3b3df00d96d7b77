import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { SeatReason } from './seat-reasons.ts';

/** A ticket whose signature is the platform's own. */
export interface SignedTicket {
  readonly expiresAt: Date;
  /** Whether the login it was asked for in goes on. */
  readonly loginLive: boolean;
}

/** Decides whether a ticket opens its game: as long as it is good, and its login goes on. */
export function decideTicket(
  ticket: SignedTicket,
  now: Date,
): Decision<undefined, Extract<SeatReason, 'ticketSpent'>> {
  return ticket.loginLive && ticket.expiresAt > now ? allow() : refuse('ticketSpent');
}

/** Decides whether a ticket is for the game whose server is asked. @param game null when there is none of that code */
export function decideSeat<Game extends { readonly id: string }>(
  ticket: { readonly gameId: string },
  game: Game | null,
): Decision<{ readonly game: Game }, Extract<SeatReason, 'otherGame'>> {
  return game?.id === ticket.gameId ? allow({ game }) : refuse('otherGame');
}

/** Decides whether rounds are played at a seat: once a session has begun there, which may have ended. */
export function decideRounds<Session>(
  session: Session | null,
): Decision<{ readonly session: Session }, Extract<SeatReason, 'notBegun'>> {
  return session ? allow({ session }) : refuse('notBegun');
}

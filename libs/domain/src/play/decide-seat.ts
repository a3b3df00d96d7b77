import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { SeatReason } from './seat-reasons.ts';

export interface SignedTicket {
  readonly worldId: string;
  readonly expiresAt: Date;
  /** Until when the login that requested it goes on; null once it is over. */
  readonly loginUntil: Date | null;
}

/** Whether a ticket opens its game, of the world that is asked alone. @param ticket null for one that was not signed here */
export function decideTicket<Ticket extends SignedTicket>(
  ticket: Ticket | null,
  at: { readonly worldId: string; readonly now: Date },
): Decision<{ readonly ticket: Ticket }, Extract<SeatReason, 'ticketSpent'>> {
  if (ticket?.worldId !== at.worldId) return refuse('ticketSpent');
  const { expiresAt, loginUntil } = ticket;
  const live = loginUntil !== null && loginUntil > at.now;
  return live && expiresAt > at.now ? allow({ ticket }) : refuse('ticketSpent');
}

/** @param game null if there is no game with that code */
export function decideGamePage<Game>(
  game: Game | null,
): Decision<{ readonly game: Game }, Extract<SeatReason, 'gameUnknown'>> {
  return game ? allow({ game }) : refuse('gameUnknown');
}

interface AdmissionFacts<World> {
  /** Null when none was sent. */
  readonly ticket: string | null;
  /** The world that the ticket says it is for; null when there is none. */
  readonly world: World | null;
}

export interface AdmissionPlan<World> {
  readonly ticket: string;
  readonly world: World;
}

/** Whether the call of a game's page names a world; whether its ticket is good is for that world to say. */
export function decideAdmission<World>({
  ticket,
  world,
}: AdmissionFacts<World>): Decision<
  AdmissionPlan<World>,
  Extract<SeatReason, 'ticketMissing' | 'ticketSpent'>
> {
  if (ticket === null) return refuse('ticketMissing');
  return world === null ? refuse('ticketSpent') : allow({ ticket, world });
}

const isOfStudio = <Category extends string>(
  category: Category,
): category is Exclude<Category, 'SPORTSBOOK'> => category !== 'SPORTSBOOK';

/**
 * @param ticket null if nobody was asked about it, as there is no game
 * @param game null if there is no game with that code
 */
export function decideSeat<Game extends { readonly id: string }>(
  ticket: { readonly gameId: string } | null,
  game: Game | null,
): Decision<{ readonly game: Game }, Extract<SeatReason, 'otherGame'>> {
  return game !== null && game.id === ticket?.gameId ? allow({ game }) : refuse('otherGame');
}

/** A seat at a game of the studio, which has all games but the sportsbook. */
export function decideStudioSeat<Category extends string>(
  category: Category,
): Decision<{ readonly category: Exclude<Category, 'SPORTSBOOK'> }, Extract<SeatReason, 'otherGame'>> {
  return isOfStudio(category) ? allow({ category }) : refuse('otherGame');
}

/** Allowed once a session has begun at the seat, even if it has ended. */
export function decideRoundSession<Session>(
  session: Session | null,
): Decision<{ readonly session: Session }, Extract<SeatReason, 'notBegun'>> {
  return session ? allow({ session }) : refuse('notBegun');
}

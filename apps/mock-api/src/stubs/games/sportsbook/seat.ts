import { refuse } from '@magpie/domain/decision';
import { decideRounds, decideSeat, seatReasons } from '@magpie/domain/play';
import { z } from 'zod';
import { checkMaintenance } from '#platform/auth/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { catalogueOf } from '#modules/games/index.ts';
import type { GameModel } from '#modules/games/index.ts';
import { latestSession, readTicket } from '#modules/play/index.ts';
import type { GameSessionModel, Ticket } from '#modules/play/index.ts';

export interface Seat {
  readonly world: World;
  readonly ticket: Ticket;
  readonly game: GameModel;
  /** The live session at the game, else the last one; null when none has begun. */
  readonly session: GameSessionModel | null;
}

const sent = z.object({ ticket: z.string().max(4096) });

/**
 * The seat of a call to a game's server.
 *
 * @param code of the game in the address, which must be the ticket's
 * @throws Refusal BAD_USER_INPUT without a ticket, UNAUTHENTICATED for one that is not good for this game, MAINTENANCE_MODE
 */
export async function seatOf(services: PlatformServices, code: string, body: unknown): Promise<Seat> {
  const parsed = sent.safeParse(body);
  if (!parsed.success) throw refusalOf(seatReasons, refuse('ticketMissing'));
  const { ticket, world } = await readTicket(
    services.settings.jwtSecret,
    services.registry,
    parsed.data.ticket,
  );
  checkMaintenance(world);
  const decision = decideSeat(ticket, (await catalogueOf(world)).gameByCode.get(code) ?? null);
  if (!decision.allowed) throw refusalOf(seatReasons, decision);
  const { game } = decision.plan;
  return { world, ticket, game, session: await latestSession(world, ticket.loginSessionId, game.id) };
}

/** The session of a seat, live or over. @throws Refusal CONFLICT when none has begun */
export function sessionAt({ session }: Seat): GameSessionModel {
  const decision = decideRounds(session);
  if (!decision.allowed) throw refusalOf(seatReasons, decision);
  return decision.plan.session;
}

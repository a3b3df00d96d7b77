import {
  decideAdmission,
  decideRoundSession,
  decideSeat,
  decideStudioSeat,
  seatReasons,
} from '@magpie/domain/play';
import type { AdmissionPlan } from '@magpie/domain/play';
import type { StudioModel } from '@magpie/domain/studio';
import { z } from 'zod';
import { catalogueOf } from '#modules/games/index.ts';
import type { GameModel } from '#modules/games/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { WalletCalls } from './wallet-calls.ts';
import type { Seated } from './wallet-calls.ts';
import { models } from './models.ts';

/** A member at a game of this server. */
export interface Seat {
  readonly world: World;
  readonly wallet: WalletCalls;
  readonly ticket: string;
  readonly game: GameModel;
  readonly at: Seated;
}

/** A member at a game of the studio. */
export interface StudioSeat extends Seat {
  readonly model: StudioModel;
}

const sent = z.object({ ticket: z.string().max(4096) });

const claims = z.object({ world: z.string() });

/** The world that a ticket is for, as it says itself; whether that is true is for the platform to find out. */
function worldOf(ticket: string): string | null {
  try {
    const text = Buffer.from(ticket.split('.')[1] ?? '', 'base64url').toString('utf8');
    return claims.parse(JSON.parse(text)).world;
  } catch {
    return null;
  }
}

/** What a page's call comes with. */
export type Admission = AdmissionPlan<World>;

/** The ticket in the body of a page's call, with its world. @throws Refusal BAD_USER_INPUT or UNAUTHENTICATED */
export async function ticketIn({ registry }: PlatformServices, body: unknown): Promise<Admission> {
  const ticket = sent.safeParse(body).data?.ticket ?? null;
  const name = ticket === null ? null : worldOf(ticket);
  const world = name === null ? null : await registry.get(name).catch(() => null);
  const decision = decideAdmission({ ticket, world: world ?? null });
  if (!decision.allowed) throw refusalOf(seatReasons, decision);
  return decision.plan;
}

/** What the platform says of a ticket to the vendor of a game. */
async function seatBy(
  services: PlatformServices,
  game: GameModel,
  { ticket, world }: Admission,
): Promise<Seat> {
  const wallet = new WalletCalls(services, world, game.vendor.id);
  return { world, wallet, ticket, game, at: await wallet.authenticate(ticket) };
}

/**
 * The seat of a call to the game server.
 * @param code of the game in the address, which must be the ticket's
 * @throws Refusal UNAUTHENTICATED for a ticket that is not good for this game, MAINTENANCE_MODE
 */
export async function seatOf(services: PlatformServices, code: string, admission: Admission): Promise<Seat> {
  const game = (await catalogueOf(admission.world)).gameByCode.get(code);
  const seat = game ? await seatBy(services, game, admission) : null;
  const decision = decideSeat(seat && { gameId: seat.at.game }, seat && { id: seat.game.id, seat });
  if (!decision.allowed) throw refusalOf(seatReasons, decision);
  return decision.plan.game.seat;
}

/** The seat of a call to a game of the studio. @throws Refusal as {@link seatOf} */
export async function studioSeatOf(
  services: PlatformServices,
  code: string,
  admission: Admission,
): Promise<StudioSeat> {
  const seat = await seatOf(services, code, admission);
  const decision = decideStudioSeat(seat.game.category);
  if (!decision.allowed) throw refusalOf(seatReasons, decision);
  return { ...seat, model: models.ofGame(decision.plan.category, seat.game.id, seat.game) };
}

/** The platform's name of the session at a seat, live or over. @throws Refusal CONFLICT when none has begun */
export function sessionAt({ at }: Seat): string {
  const decision = decideRoundSession(at.gameSession);
  if (!decision.allowed) throw refusalOf(seatReasons, decision);
  return decision.plan.session;
}

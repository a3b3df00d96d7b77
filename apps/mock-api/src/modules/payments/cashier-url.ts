import { createHmac, timingSafeEqual } from 'node:crypto';
import { cashierPageReasons, decideCashierTicket } from '@magpie/domain/payments';
import { refusalOf } from '#platform/graphql/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { findPayment, knownPayment } from './provider/payment.ts';
import type { Payment } from './provider/payment.ts';

/** Good for one payment of one incarnation of its world: after a reset or restore the ids of payments come again. */
const seal = (secret: string, { id, incarnation }: World, { row }: Payment): string =>
  createHmac('sha256', secret)
    .update(`:cashier:${id}:${incarnation}:${row.id}:${String(row.createdAt)}`)
    .digest('base64url');

/**
 * Address of the stand-in for the provider's hosted page of a payment, to be shown in a frame. Its ticket names the world
 * and cannot be made up; it is the same each time, because a repeated start answers the same (DEP-15, WDR-13).
 * @throws Refusal NOT_FOUND
 */
export async function cashierUrl(
  { settings, publicUrl }: PlatformServices,
  world: World,
  id: string,
): Promise<string> {
  const ticket = `${world.id}.${seal(settings.jwtSecret, world, await knownPayment(world.db, id))}`;
  return `${publicUrl()}/cashier/${encodeURIComponent(id)}?ticket=${encodeURIComponent(ticket)}`;
}

/** The world of a payment's page. @throws Refusal UNAUTHENTICATED for a ticket that is not of this payment */
export async function worldOfTicket(
  { settings, registry }: PlatformServices,
  paymentId: string,
  ticket: string,
): Promise<World> {
  const [worldId = '', given = ''] = ticket.split('.');
  const world = await registry.get(worldId).catch(() => null);
  const payment = world ? await findPayment(world.db, paymentId) : undefined;
  const expected = Buffer.from(world && payment ? seal(settings.jwtSecret, world, payment) : '');
  const bytes = Buffer.from(given);
  const sealed =
    payment !== undefined && bytes.length === expected.length && timingSafeEqual(bytes, expected);
  const decision = decideCashierTicket(world, sealed);
  if (!decision.allowed) throw refusalOf(cashierPageReasons, decision);
  return decision.plan;
}

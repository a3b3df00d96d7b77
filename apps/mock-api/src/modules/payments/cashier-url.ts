import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../../platform/graphql/index.ts';
import type { PlatformServices } from '../../platform/http/index.ts';
import type { World } from '../../platform/worlds/index.ts';

/** After a reset or restore the ids of payments come again, so a ticket is good in one life of its world only. */
const seal = (secret: string, { id, life }: World, paymentId: string): string =>
  createHmac('sha256', secret).update(`:cashier:${id}:${life}:${paymentId}`).digest('base64url');

/**
 * Address of the stand-in for the provider's hosted page of a payment, to be shown in a frame. Its ticket names the world
 * and cannot be made up; it is the same each time, because a repeated start answers the same (DEP-15, WDR-13).
 */
export function cashierUrl({ settings, publicUrl }: PlatformServices, world: World, id: string): string {
  const ticket = `${world.id}.${seal(settings.jwtSecret, world, id)}`;
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
  const expected = Buffer.from(world ? seal(settings.jwtSecret, world, paymentId) : '');
  const bytes = Buffer.from(given);
  if (!world || bytes.length !== expected.length || !timingSafeEqual(bytes, expected))
    throw new Refusal('UNAUTHENTICATED', 'This payment page is not valid. Go back and start again.');
  return world;
}

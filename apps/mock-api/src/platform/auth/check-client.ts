import { accessReasons, decideClient, decideOpening } from '@magpie/domain/session';
import type { SiteCode } from '@magpie/domain/site';
import { refusalOf } from '../graphql/refusal.ts';
import type { World } from '../worlds/index.ts';

/** The headers every call carries, or their like in a socket's connection parameters (CONF-20). */
export interface ClientHeaders {
  readonly adminCode: string | undefined;
  readonly channel: string | undefined;
}

/** Told within the platform as a site opens again. */
export const MAINTENANCE_ENDED = 'maintenanceEnded';

const isUnderMaintenance = ({ settings }: World): boolean => settings['maintenance'] === true;

/** Refuses any call while the world is under maintenance (API-15). @throws Refusal MAINTENANCE_MODE */
export function checkMaintenance(world: World): void {
  const decision = decideOpening(isUnderMaintenance(world));
  if (!decision.allowed) throw refusalOf(accessReasons, decision);
}

/**
 * Refuses a call that is not of a known site, or any call while the world is under maintenance (API-15, CONF-20).
 * @throws Refusal MAINTENANCE_MODE, FORBIDDEN naming the admin code, or BAD_USER_INPUT naming the channel.
 */
export function checkClient(
  world: World,
  adminCodes: ReadonlyMap<string, SiteCode>,
  marks: ClientHeaders,
): void {
  const siteKnown = marks.adminCode !== undefined && adminCodes.has(marks.adminCode);
  const { channel } = marks;
  const decision = decideClient({ maintenance: isUnderMaintenance(world), siteKnown, channel });
  if (!decision.allowed) throw refusalOf(accessReasons, decision);
}

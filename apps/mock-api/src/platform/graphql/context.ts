import { refuse } from '@magpie/domain/decision';
import { accessReasons } from '@magpie/domain/session';
import { defaultSite } from '@magpie/domain/site';
import type { SiteCode } from '@magpie/domain/site';
import type { Caller } from '../auth/index.ts';
import type { Call } from '../http/call.ts';
import { callerNetwork } from '../http/caller-network.ts';
import { reachedAt } from '../http/reached-at.ts';
import type { PlatformServices } from '../http/services.ts';
import type { Logger } from '../logging/index.ts';
import type { World, WorldRegistry } from '../worlds/index.ts';
import { refusalOf, type Refusal } from './refusal.ts';

export interface Context {
  readonly world: World;
  readonly member: Caller | null;
  /** The member who calls. @throws Refusal UNAUTHENTICATED for a visitor. */
  readonly requireMember: () => Caller;
  /** All worlds; only the control plane has a use for them. */
  readonly registry: WorldRegistry;
  readonly services: PlatformServices;
  readonly logger: Logger;
  readonly requestId: string;
  readonly address: string;
  /** The network that machine is in, by which guessing is counted. */
  readonly network: string;
  readonly userAgent: string | undefined;
  /** The address under which that machine reaches the platform. */
  readonly platformAddress: string;
  readonly idempotencyKey: string | null;
  readonly channel: string;
  /** Code of the site that calls, told by its admin code. */
  readonly brand: SiteCode;
}

export function createContext(call: Call): Context {
  return {
    world: call.world,
    member: call.caller,
    requireMember() {
      if (call.caller === null) throw loginNeeded();
      return call.caller;
    },
    registry: call.services.registry,
    services: call.services,
    get logger() {
      return call.logger;
    },
    requestId: call.id,
    address: call.headers.address,
    network: callerNetwork(call.headers.address),
    userAgent: call.headers.userAgent,
    get platformAddress() {
      return reachedAt(call.services, call.exchange?.request ?? { headers: {} });
    },
    idempotencyKey: call.headers.idempotencyKey ?? null,
    channel: call.headers.channel ?? '',
    brand: call.services.settings.adminCodes.get(call.headers.adminCode ?? '') ?? defaultSite,
  };
}

/** The refusal of a visitor who asks for what only a member may have (API-13). */
export function loginNeeded(): Refusal {
  return refusalOf(accessReasons, refuse('signedOut'));
}

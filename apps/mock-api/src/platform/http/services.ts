import type { Settings } from '../settings.ts';
import type { EarlyJobs } from '../jobs/index.ts';
import type { AuditCheck } from '../ledger/index.ts';
import type { Logger } from '../logging/index.ts';
import type { WorldRegistry } from '../worlds/index.ts';
import type { Metrics } from './metrics.ts';
import type { Timeouts } from './timeouts.ts';

export interface PlatformServices {
  readonly settings: Settings;
  readonly registry: WorldRegistry;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly auditChecks: readonly AuditCheck[];
  readonly earlyJobs: EarlyJobs;
  readonly timeouts: Timeouts;
  /**
   * Address under which browsers reach the platform, without a slash at the end: PUBLIC_URL, else where it listens.
   * @throws Error before it listens
   */
  readonly publicUrl: () => string;
  /**
   * Address under which the platform's own stand-ins reach it on this machine, without a slash at the end.
   * @throws Error before it listens
   */
  readonly localUrl: () => string;
  /** How the platform's own stand-ins call it at {@link localUrl}. */
  readonly send: (address: string, init: RequestInit) => Promise<Response>;
}

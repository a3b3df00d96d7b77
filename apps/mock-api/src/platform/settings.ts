import type { SiteCode } from '@magpie/domain/site';

export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  /** Address of the database of PostgreSQL that keeps the worlds; null: files under `dataDir` do. */
  databaseUrl: string | null;
  jwtSecret: string;
  /** Admin codes that a call may carry, each with the site that it speaks for (CONF-20). */
  adminCodes: ReadonlyMap<string, SiteCode>;
  control: boolean;
  /** Origins of the web app that a browser may call from. */
  webOrigins: readonly string[];
  /** Address under which browsers reach the platform, without a slash at the end; null: the one it listens on. */
  publicUrl: string | null;
  /** Lowest level that is logged. */
  logLevel: LogLevel;
  /** Proxies whose X-Forwarded-For is believed: addresses, networks, `loopback`, `linklocal`, `uniquelocal`. */
  trustedProxies: readonly string[];
  /** Bearer token with which `/metrics` is read from elsewhere than this machine; null: from nowhere else. */
  metricsToken: string | null;
  production: boolean;
}

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

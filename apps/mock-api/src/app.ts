import type { Server } from 'node:http';
import type { Settings } from './platform/settings.ts';
import type { PlatformModule } from './platform/module.ts';
import { modules as allModules, structure } from './all-modules.ts';
import { mountPlatform } from './mount.ts';
import { createInspector } from './inspector.ts';
import { earlyJobs } from './platform/jobs/index.ts';
import { createMetrics, limitBodies, serverOptions, usualTimeouts } from './platform/http/index.ts';
import type { PlatformServices, Timeouts } from './platform/http/index.ts';
import type { Logger } from './platform/logging/index.ts';
import { createLogger } from './platform/logging/index.ts';
import type { Seed, WorldRegistry } from './platform/worlds/index.ts';
import { openWorlds } from './platform/worlds/index.ts';
import { SEED_VERSION, seedWorld } from './seed/index.ts';

export interface Platform {
  /** Address it answers at, without a slash at the end. */
  readonly url: string;
  readonly registry: WorldRegistry;
  readonly services: PlatformServices;
  /** Takes no new calls, lets those in flight finish, closes the sockets with 1001 and then the worlds. */
  close(): Promise<void>;
}

/** A way to a platform that has no port. */
export interface WayIn {
  /** Address that it goes by, without a slash at the end. */
  readonly url: string;
  /** Takes the server that answers, before anybody calls. */
  open(server: Server): void;
  readonly send: (address: string, init: RequestInit) => Promise<Response>;
}

export interface PlatformParts {
  readonly modules?: readonly PlatformModule[];
  readonly logger?: Logger;
  /** How long clients may take, where other than usual. */
  readonly timeouts?: Partial<Timeouts>;
  /** How it is reached, where not by the port of its settings. */
  readonly way?: WayIn;
  /** What fresh worlds hold, with the name of its state. */
  readonly seed?: { readonly write: Seed; readonly version: string };
}

/** How long calls in flight may take to finish at a shutdown, in milliseconds. */
const GRACE_MS = 10_000;

/**
 * Puts the platform together and starts it, on a port unless another way leads to it.
 * @throws the listening error of Node when the port is taken.
 */
export async function createPlatform(settings: Settings, parts: PlatformParts = {}): Promise<Platform> {
  const logger = parts.logger ?? createLogger(settings.logLevel);
  const modules = parts.modules ?? allModules;
  const seed = parts.seed ?? { write: seedWorld, version: String(SEED_VERSION) };
  let services: PlatformServices | undefined;
  const inspector = createInspector(modules, () => {
    if (!services) throw new Error('The platform is not put together yet.');
    return services;
  });
  const registry = await openWorlds({
    ...(settings.control && { inspector }),
    dataDir: settings.dataDir,
    ...(settings.databaseUrl !== null && { databaseUrl: settings.databaseUrl }),
    secret: settings.jwtSecret,
    seed: seed.write,
    seedVersion: seed.version,
    structure,
    jobs: modules.flatMap(({ jobs }) => jobs ?? []),
    onJobFailure: (world, { work, error }) => {
      logger.error({ world, ...(work && { job: work.kind, work: work.key }), error }, 'due job failed');
    },
  });
  try {
    await registry.ensure('default', { durable: true });
    const timeouts = { ...usualTimeouts, ...parts.timeouts };
    const server = process.getBuiltinModule('node:http').createServer(serverOptions(timeouts));
    limitBodies(server, timeouts);
    const { way } = parts;
    const localUrl = () => way?.url ?? browserAddress(server, settings);
    const publicUrl = () => settings.publicUrl ?? localUrl();
    const send: PlatformServices['send'] = way?.send ?? ((...call) => fetch(...call));
    const metrics = createMetrics(registry);
    const auditChecks = modules.flatMap(({ audit }) => audit ?? []);
    const early = earlyJobs(modules.flatMap(({ jobs }) => jobs ?? []));
    const made = { settings, registry, logger, metrics, auditChecks, earlyJobs: early, timeouts };
    services = { ...made, publicUrl, localUrl, send };
    const mounted = await mountPlatform(server, services, modules);
    way?.open(server);
    const url = way?.url ?? (await listen(server, settings));
    for (const module of modules) module.start?.(services);
    await registry.startJobs();
    return { url, registry, services, close: once(() => closeAll(server, mounted.close, registry)) };
  } catch (error) {
    await registry.close();
    throw error;
  }
}

function listen(server: Server, settings: Settings): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, settings.host, () => {
      server.off('error', reject);
      resolve(addressOf(server, settings.host));
    });
  });
}

function addressOf(server: Server, host: string): string {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The platform does not listen yet.');
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
}

/** Every address of the machine is a place to listen on, but no address that a browser can open. */
function browserAddress(server: Server, { host }: Settings): string {
  return addressOf(server, host === '0.0.0.0' || host === '::' ? 'localhost' : host);
}

async function closeAll(
  server: Server,
  closeMounted: () => Promise<void>,
  registry: WorldRegistry,
): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
  });
  const grace = setTimeout(() => {
    server.closeAllConnections();
  }, GRACE_MS);
  await closeMounted();
  server.closeIdleConnections();
  await closed;
  clearTimeout(grace);
  await registry.close();
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}

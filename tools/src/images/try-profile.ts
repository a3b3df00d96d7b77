import { freePort } from '../shared/ports.ts';
import type { Engine } from './engine.ts';
import type { Measured } from './figures.ts';
import type { Profile } from './images.ts';
import { type Stack, stackOf } from './stack.ts';
import { tryStack } from './try-stack.ts';

const timeoutMs = 240_000;

/** A stack that is up and well. */
export interface Running {
  readonly stack: Stack;
  /** Of its site. */
  readonly address: string;
  readonly signal: AbortSignal;
}

export interface TriedProfile {
  readonly faults: readonly string[];
  /** Undefined when it did not come up. */
  readonly measured?: Measured;
}

const portNames = ['WEB_PORT', 'API_PORT', 'SCALE_PORT'];

/** Ports of its own, and not the compose file's network, so that another copy of the stack can run beside it. */
async function ownSettings(): Promise<Record<string, string>> {
  const env: Record<string, string> = { NETWORK: process.env['NETWORK'] ?? '10.213.42', REPLICA_PORTS: '' };
  for (const name of portNames) env[name] = process.env[name] ?? String(await freePort());
  return env;
}

/** Brings a profile up, waits until it is well, tries what it is for, and takes it down. */
export async function tryProfile(
  engine: Engine,
  profile: Profile,
  {
    stopping,
    further,
  }: { stopping: AbortSignal; further?: (running: Running) => Promise<readonly string[]> },
): Promise<TriedProfile> {
  const env: Record<string, string> = {
    ...(await ownSettings()),
    ENVIRONMENT: 'development',
    WORLDS: 'true',
  };
  const stack = stackOf(engine, profile, env);
  await stack.down();
  try {
    const startedAt = performance.now();
    const { code, output } = await stack.up();
    if (code !== 0) return { faults: [`The compose file does not start:\n${output}`] };
    const address = `http://localhost:${env[profile.port] ?? ''}`;
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]);
    const { faults: first, ...times } = await tryStack(stack, address, startedAt, signal);
    const running = { stack, address, signal };
    const faults = first.length === 0 ? ((await further?.(running)) ?? []) : first;
    if (faults.length > 0)
      for (const service of stack.services.keys())
        console.log(`\n${service}:\n${await stack.lastLines(service)}`);
    return { faults, measured: { profile: profile.name ?? 'single', ...times } };
  } finally {
    await stack.down();
  }
}

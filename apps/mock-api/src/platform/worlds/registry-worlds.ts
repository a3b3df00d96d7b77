import { randomUUID } from 'node:crypto';
import type { RealTime } from '../clock/index.ts';
import { drawSeedOf, seedOf } from '../random/index.ts';
import { lateJobsOf } from './late-jobs.ts';
import { Listeners } from './listeners.ts';
import { Mutex } from './mutex.ts';
import { scheduledIn } from './registry-options.ts';
import type { RegistryOptions } from './registry-options.ts';
import type { WorldOrigin } from './state.ts';
import type { Consequence, CreateWorld, World } from './types.ts';
import { OpenWorld } from './world.ts';
import type { OpenWorldParts } from './world-parts.ts';

/** Where and how a new world begins. */
export function originOf({
  id = `w-${randomUUID()}`,
  seed,
  now,
  frozen = false,
  durable = false,
}: CreateWorld): { readonly id: string; readonly origin: WorldOrigin } {
  return { id, origin: { seed: seed ?? seedOf(id), durable, now: now?.getTime() ?? null, frozen } };
}

/** What is the same for the worlds that this process has open, wherever they are kept. */
export abstract class RegistryWorlds {
  readonly realTime: RealTime;
  protected readonly listeners = new Listeners();
  protected readonly worlds = new Map<string, OpenWorld>();
  /** Worlds are made, found and removed one at a time. */
  protected readonly mutex = new Mutex();
  readonly #options: RegistryOptions;
  #jobsStarted = false;

  protected constructor(options: RegistryOptions) {
    this.#options = options;
    this.realTime = options.realTime ?? Date.now;
  }

  onAdvance(listener: (world: World) => Promise<void>): void {
    this.listeners.onAdvance(listener);
  }

  onEvent(name: string, consequence: Consequence): void {
    this.listeners.onEvent(name, consequence);
  }

  onReplace(listener: (worldId: string) => void): void {
    this.listeners.onReplace(listener);
  }

  startJobs(): Promise<void> {
    return this.mutex.run(async () => {
      this.#jobsStarted = true;
      await Promise.all([...this.worlds.values()].map((world) => world.startJobs()));
    });
  }

  lateJobs(): Promise<number> {
    return lateJobsOf(this.worlds.values());
  }

  protected async closeAll(): Promise<void> {
    await Promise.all([...this.worlds.values()].map((world) => world.close()));
    this.worlds.clear();
  }

  /** @param parts what follows from where it is kept */
  protected async opened(
    parts: Pick<OpenWorldParts, 'id' | 'storage' | 'state' | 'onReplaced'>,
  ): Promise<OpenWorld> {
    const { secret, inspector } = this.#options;
    const world = new OpenWorld({
      ...parts,
      drawSeed: drawSeedOf(secret, parts.state.origin.seed),
      bus: this.listeners.bus,
      realTime: this.realTime,
      consequences: this.listeners.consequences,
      scheduled: scheduledIn(parts.id, this.#options),
      ...(inspector && { inspector }),
    });
    this.listeners.watch(world);
    await world.startFeed();
    if (this.#jobsStarted) await world.startJobs();
    this.worlds.set(parts.id, world);
    return world;
  }
}

import { once } from 'node:events';
import { Client, WORLD } from '../crash/client.ts';
import type { Point } from '../crash/run.ts';
import { platformProcesses } from '../kit/process.ts';
import type { RunningPlatform } from '../kit/process.ts';

/** A Monday, on which cashback can be claimed, in a world that stands still unless its clock is moved. */
export const MONDAY = '2026-01-05T02:00:00.000Z';

/** Who can live: each has something else of the rewards to begin with. */
export const people = ['ella', 'isla', 'ruby', 'mia', 'noah'] as const;

const PRELOAD = new URL('../crash/dying-process.ts', import.meta.url).href;
const CREATE = 'mutation W($input: CreateWorldInput!) { createWorld(input: $input) { id } }';
const KEEP = 'mutation K($world: ID!) { snapshotWorld(id: $world, name: "begin") { name } }';
const BACK = 'mutation B($world: ID!) { restoreWorld(id: $world, name: "begin") { id } }';

/** A platform with one world, in which everybody is logged in, to be put back for each life. */
export class Stage {
  readonly client = new Client();
  readonly #processes = platformProcesses({ preload: PRELOAD });
  #running: RunningPlatform | undefined;

  /** Starts the platform and makes the world. @param durable false when only the process dies, and no power */
  async set({ durable = true }: { readonly durable?: boolean } = {}): Promise<void> {
    await this.#start();
    const input = { id: WORLD, seed: 11, now: MONDAY, frozen: true, durable };
    await this.client.ask('/control/graphql', CREATE, { input }, { 'x-world': 'default' });
    for (const name of people) this.client.tokens.set(name, await this.client.logIn(name));
    await this.client.control(KEEP);
  }

  /** Puts the world back to its beginning. */
  async begin(): Promise<void> {
    await this.client.control(BACK);
  }

  /** Lets the platform kill itself at a step of its transactions from now on, or never. */
  async arm(point: Point | null): Promise<void> {
    const { child } = this.#current();
    const heard = once(child, 'message');
    child.send({ at: point?.at ?? null, when: point?.when ?? 'before' });
    await heard;
  }

  /** Kills the platform where it has not killed itself, and starts it again over the same data. */
  async restart(): Promise<void> {
    const { child, gone } = this.#current();
    child.kill('SIGKILL');
    const signal = await gone;
    if (signal !== 'SIGKILL') throw new Error(`The platform ended by ${String(signal)}.`);
    await this.#start();
  }

  /** Ends everything and removes what it left. */
  async clear(): Promise<void> {
    await this.#processes.clear();
  }

  async #start(): Promise<void> {
    this.#running = await this.#processes.start();
    this.client.url = this.#running.url;
  }

  #current(): RunningPlatform {
    if (!this.#running) throw new Error('Nothing runs.');
    return this.#running;
  }
}

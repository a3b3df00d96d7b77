import { once } from 'node:events';
import type { PlatformProcesses, RunningPlatform } from '../kit/process.ts';
import { Client, Cut, Refused } from './client.ts';
import { count, Memory } from './memory.ts';
import { allOperations } from './operations/index.ts';
import type { Operation, Order } from './order.ts';
import { MONDAY } from './stage.ts';
import type { Stage } from './stage.ts';

/** What came of a step. */
export type Came = 'ANSWERED' | 'REFUSED' | 'CUT' | 'NOTHING';

/** Where the platform kills itself: at which step of its transactions from now on, or at the next commit. */
export interface Point {
  readonly at: number | 'commit';
  readonly when: 'before' | 'after';
}

interface Unfinished {
  readonly operation: Operation;
  readonly order: Order;
}

/** A world that is played in, over one data folder, by processes that are killed one after the other. */
export class Run {
  readonly stage: Stage;
  readonly client: Client;
  readonly processes: PlatformProcesses;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly memory = new Memory();
  #running: RunningPlatform | undefined;
  #unfinished: Unfinished[] = [];

  constructor(stage: Stage) {
    this.stage = stage;
    this.client = new Client(stage.tokens);
    this.processes = stage.processes.copy();
    this.operations = new Map(allOperations(stage.seats).map((each) => [each.name, each]));
    this.memory.now = MONDAY;
    this.memory.note('promo', 'ruby', 'mpr_ruby_midweek', 'ACTIVE');
    this.memory.note('freeSpin', 'ella', 'fsp_ella_dingo', 'ACTIVE');
  }

  /** Starts the platform. */
  async start(): Promise<void> {
    this.#running = await this.processes.start();
    this.client.url = this.#running.url;
  }

  /** Kills the platform if it still lives, and waits until it is gone. */
  async end(): Promise<void> {
    this.#running?.child.kill('SIGKILL');
    await this.gone();
  }

  /** Waits until the platform has killed itself. */
  async gone(): Promise<void> {
    const signal = await this.#running?.gone;
    if (signal !== 'SIGKILL') throw new Error(`The platform ended by ${String(signal)}.`);
  }

  /** Lets the platform kill itself at a step of its transactions, or never. @returns how many steps there were since the last time */
  async arm(at: Point['at'] | null, when: Point['when'] = 'before'): Promise<number> {
    const child = this.#running?.child;
    if (!child) throw new Error('Nothing runs.');
    const heard = once(child, 'message');
    child.send({ at, when });
    const [steps] = (await heard) as [number];
    return steps;
  }

  /** Does one thing. @throws Error for any answer that the contract does not provide for */
  async step(name: string, pick: number): Promise<Came> {
    const operation = this.operations.get(name);
    if (!operation) throw new Error(`There is no ${name}.`);
    const { client, memory } = this;
    const order = operation.order({ client, memory, pick });
    return order ? this.#execute({ operation, order }) : 'NOTHING';
  }

  /** Asks again, with the same keys, for what was cut off; no crash may have left half of it. */
  async finish(): Promise<void> {
    for (const each of this.#unfinished.splice(0)) {
      const came = await this.#execute(each);
      if (came === 'REFUSED') each.order.refused();
      if (came === 'CUT') throw new Error('The platform broke a connection without being killed.');
    }
  }

  async #execute({ operation, order }: Unfinished): Promise<Came> {
    const { name, refusals } = operation;
    try {
      const same = await order.ask();
      order.proved();
      count(this.memory.answered, name);
      if (order.once) this.memory.repeatable.push({ name, same, again: order.ask });
      return 'ANSWERED';
    } catch (error) {
      if (error instanceof Refused && refusals.includes(error.code)) return 'REFUSED';
      if (!(error instanceof Cut)) throw new Error(`${name} went wrong.`, { cause: error });
      count(this.memory.cut, name);
      if (order.once) this.#unfinished.push({ operation, order });
      else order.cutOff();
      return 'CUT';
    }
  }
}

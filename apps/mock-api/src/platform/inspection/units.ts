import type { Writer } from '../store/database.ts';
import { currentCause } from './cause.ts';
import type { Cause } from './cause.ts';
import { clockMoved } from './effects.ts';
import { inspected } from './inspector.ts';
import type { Inspected, Inspector } from './inspector.ts';

/** The units of one world, as they are inspected where somebody inspects them. */
export class UnitsInspected {
  readonly #world: string;
  readonly #inspector: Inspector | undefined;
  /** What moves the clock at the moment, and so lets things fall due. */
  readonly #movers: (Cause | null)[] = [];

  constructor(world: string, inspector: Inspector | undefined) {
    this.#world = world;
    this.#inspector = inspector;
  }

  /** @param due whether it is a job of the world, which is done for what moves the clock or for nobody */
  begin(db: Writer, at: Date, due: boolean): Inspected | undefined {
    if (!this.#inspector) return undefined;
    const [mover = 'CLOCK' as const] = this.#movers;
    const cause = due ? mover : null;
    return inspected(this.#inspector, db, { world: this.#world, at, cause });
  }

  /** Makes a change of the clock, for which all is done that falls due by it. */
  async moving<T>(change: () => Promise<T>): Promise<T> {
    const cause = currentCause();
    this.#movers.push(cause);
    try {
      return await change();
    } finally {
      this.#movers.splice(this.#movers.indexOf(cause), 1);
    }
  }

  moved(before: Date, after: Date): void {
    currentCause()?.effects?.push(clockMoved(this.#world, before, after));
  }
}

import { EventBus } from '../events/index.ts';
import type { Consequence, World } from './types.ts';

/** Who wants to hear of the worlds of a registry. */
export class Listeners {
  readonly bus = new EventBus();
  /** By the names of events. */
  readonly consequences = new Map<string, Consequence[]>();
  readonly #advance: ((world: World) => Promise<void>)[] = [];
  readonly #replace: ((worldId: string) => void)[] = [];

  onAdvance(listener: (world: World) => Promise<void>): void {
    this.#advance.push(listener);
  }

  onEvent(name: string, consequence: Consequence): void {
    this.consequences.set(name, [...(this.consequences.get(name) ?? []), consequence]);
  }

  onReplace(listener: (worldId: string) => void): void {
    this.#replace.push(listener);
  }

  /** Tells of the moves of a world's clock from now on. */
  watch(world: World): void {
    world.clock.onChange(async () => {
      for (const listener of this.#advance) await listener(world);
    });
  }

  replaced(worldId: string): void {
    for (const listener of this.#replace) listener(worldId);
  }
}

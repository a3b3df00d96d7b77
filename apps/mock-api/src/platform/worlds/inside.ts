import { AsyncLocalStorage } from 'node:async_hooks';
import type { World } from './types.ts';

interface Inside {
  readonly world: World;
  live: boolean;
}

const inside = new AsyncLocalStorage<Inside | undefined>();

/** Whether whoever asks does so inside of marked work of a world that is still in progress. */
export function isInside(world: World): boolean {
  const outer = inside.getStore();
  return outer?.world === world && outer.live;
}

/** Runs work that knows of itself, and whatever it calls, that it is inside of the world. */
export async function marked<T>(world: World, work: () => Promise<T>): Promise<T> {
  const mark: Inside = { world, live: true };
  try {
    return await inside.run(mark, work);
  } finally {
    mark.live = false;
  }
}

/** Runs what a unit causes and is no part of it, such as another unit that waits for its end. */
export const outside = <T>(task: () => T): T => inside.run(undefined, task);

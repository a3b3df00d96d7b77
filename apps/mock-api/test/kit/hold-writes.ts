import { expect, vi } from 'vitest';
import type { World } from '#platform/worlds/index.ts';

/** Lets calls come as far as what they write, in the order in which they are made, and no further until they are let. */
export function holdWrites(world: World) {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const writes = vi.spyOn(world, 'write');
  const holding = world.write(() => held);
  return {
    async arrive<T>(call: Promise<T>): Promise<{ answer: Promise<T> }> {
      const before = writes.mock.calls.length;
      await vi.waitFor(
        () => {
          expect(writes.mock.calls.length).toBeGreaterThan(before);
        },
        { timeout: 60_000 },
      );
      return { answer: call };
    },
    async release() {
      release();
      await holding;
      writes.mockRestore();
    },
  };
}

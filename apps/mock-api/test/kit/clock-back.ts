import type { World } from '#platform/worlds/index.ts';
import type { TestPlatform } from './platform.ts';

/** Lets a world go on at an earlier moment with all that it holds, as when the machine's clock is set back over a restart. */
export async function putClockBack({ registry }: TestPlatform, world: World, to: string): Promise<void> {
  await world.write(({ db }) =>
    db
      .updateTable('worldState')
      .set({ clockFrozenAt: Date.parse(to) })
      .execute(),
  );
  await registry.snapshot(world.id, 'set-back');
  await registry.restore(world.id, 'set-back');
}

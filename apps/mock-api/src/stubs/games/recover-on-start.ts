import type { PlatformServices } from '#platform/http/index.ts';
import type { World } from '#platform/worlds/index.ts';

export interface Recovery {
  /** What is finished, as the log calls it. */
  readonly what: string;
  /** Whether a kept world holds something that a stop cut off. */
  readonly waits: (db: World['db']) => Promise<boolean>;
  readonly recover: (world: World) => Promise<void>;
}

/** Finishes what the last stop left in every world that is kept, and then in each that takes the place of another. */
export function recoverOnStart(
  { registry, logger }: Pick<PlatformServices, 'registry' | 'logger'>,
  { what, waits, recover }: Recovery,
): void {
  const logged = (task: Promise<unknown>) => {
    task.catch((error: unknown) => {
      logger.error({ error }, `${what} of earlier not finished`);
    });
  };
  registry.onReplace((id) => {
    // One that is gone meanwhile was deleted.
    logged(registry.get(id).then(recover, () => undefined));
  });
  const recoverAll = async () => {
    for await (const world of registry.where(waits)) await recover(world);
  };
  logged(recoverAll());
}

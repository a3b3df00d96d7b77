import { isOverAge } from '@magpie/domain/calendar';
import type { LivePages } from './live-pages.ts';

export interface PageStore {
  readonly put: (file: string, content: string) => void;
  readonly remove: (file: string) => void;
}

export interface Keeping {
  readonly make: () => Promise<LivePages>;
  readonly store: PageStore;
  readonly everyMs: number;
  /** When what failed is tried again, as at the start, when the platform is not there yet. */
  readonly againMs: number;
  /** How old a page may become that cannot be made again; after that the app shows it. */
  readonly oldestMs: number;
  /** Epoch ms. */
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<void>;
  readonly isOver: () => boolean;
  readonly note: (failures: readonly unknown[]) => void;
}

/** Makes the pages again and again, and takes away those that are gone or too old, until it is over. */
export async function keepPages(keeping: Keeping): Promise<void> {
  const { make, store, everyMs, againMs, oldestMs, now, pause, isOver, note } = keeping;
  const madeAt = new Map<string, number>();
  while (!isOver()) {
    const begun = now();
    const { files, failures } = await make().catch((error: unknown) => ({
      files: new Map<string, string>(),
      failures: [error],
    }));
    for (const [file, content] of files) {
      store.put(file, content);
      madeAt.set(file, begun);
    }
    for (const [file, at] of madeAt) {
      const isGone = failures.length === 0 && !files.has(file);
      if (!isGone && !isOverAge(at, now(), oldestMs)) continue;
      store.remove(file);
      madeAt.delete(file);
    }
    if (failures.length > 0) note(failures);
    await pause(failures.length > 0 ? Math.min(againMs, everyMs) : everyMs);
  }
}

import { beforeEach, type TestContext } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Lines of the product that led to a modal while it opened, such as `src/shell/bottom-bar.tsx:65`. */
    openers?: string[];
  }
}

const frame = /\/apps\/web\/(src\/[^\s()?]+:\d+):\d+\)?$/gm;

/**
 * Notes in the report of each test by which lines it opened modals: `npm test` looks for every opener there. To be called
 * once the file has modules of its own.
 */
export async function noteOpeners(): Promise<void> {
  const { modals } = await import('#shared/modals/index.ts');
  const open = modals.open.bind(modals);
  let running: TestContext['task'] | undefined;
  beforeEach(({ task }) => {
    running = task;
  });
  modals.open = (...modal) => {
    const lines = [...(new Error().stack ?? '').matchAll(frame)].map(([, line = '']) => line);
    if (running) running.meta.openers = [...new Set([...(running.meta.openers ?? []), ...lines])];
    open(...modal);
  };
}

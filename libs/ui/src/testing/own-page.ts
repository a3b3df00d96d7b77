import { afterAll, vi } from 'vitest';
import { freshPage } from './fresh-page.ts';
import { ownFrames } from './own-frames.ts';

/**
 * To be called by the setup of each test file: files share a process, and with it the packages and their style sheets. The
 * page and what a file loads of our own code are its own.
 */
export function ownPage(): void {
  vi.resetModules();
  freshPage();
  ownFrames();
  // A part that still loads would be handed to the next file.
  afterAll(async () => {
    await vi.dynamicImportSettled();
  });
}

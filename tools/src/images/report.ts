import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a whole run of the command shows, and nothing less does. */
export const shown =
  'OPS-01 the compose file runs both images: built, read-only, without root, healthy, and answering through nginx';

/** Removes the report of the last run, which says nothing about this one. */
export function forgetReport(folder: string): void {
  rmSync(join(folder, 'images.json'), { force: true });
}

/** Leaves a report that `npm run trace` counts. */
export function writeReport(folder: string, passed: boolean): void {
  mkdirSync(folder, { recursive: true });
  const test = { title: shown, file: 'tools/src/images/main.ts', status: passed ? 'passed' : 'failed' };
  writeFileSync(join(folder, 'images.json'), `${JSON.stringify({ tests: [test] }, undefined, 2)}\n`);
}

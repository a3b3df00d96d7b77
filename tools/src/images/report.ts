import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeState } from '../shared/code-state.ts';
import { imagesReportName } from '../test/reports.ts';

/** What a whole run of the command shows, and nothing less does. */
export const shown =
  'OPS-01 the compose file runs both images: built, read-only, without root, healthy, and answering through nginx';

/** Removes the report of the last run, which says nothing about this one. */
export function forgetReport(folder: string): void {
  rmSync(join(folder, imagesReportName), { force: true });
}

/** Leaves a report that `npm run trace` counts as long as the code is the one that the images were built from. */
export function writeReport(folder: string, passed: boolean, code: CodeState | undefined): void {
  mkdirSync(folder, { recursive: true });
  const test = { title: shown, file: 'tools/src/images/main.ts', status: passed ? 'passed' : 'failed' };
  const text = JSON.stringify({ code, tests: [test] }, undefined, 2);
  writeFileSync(join(folder, imagesReportName), `${text}\n`);
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeState } from '../shared/code-state.ts';
import { imagesReportName } from '../test/reports.ts';

export const shown =
  'OPS-01 the compose file runs both images: built, read-only, without root, healthy, and answering through nginx';

/** The report of the last run must not pass for this one's. */
export function forgetReport(folder: string): void {
  rmSync(join(folder, imagesReportName), { force: true });
}

/** `npm run trace` counts the report as long as the code is the one the images were built from. */
export function writeReport(folder: string, passed: boolean, code: CodeState | undefined): void {
  mkdirSync(folder, { recursive: true });
  const test = { title: shown, file: 'tools/src/images/main.ts', status: passed ? 'passed' : 'failed' };
  const text = JSON.stringify({ code, tests: [test] }, undefined, 2);
  writeFileSync(join(folder, imagesReportName), `${text}\n`);
}

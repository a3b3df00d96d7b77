import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeState } from '../shared/code-state.ts';
import { imagesReportName } from '../test/reports.ts';

/** What each profile shows when it is well. */
export const shown = {
  single:
    'OPS-01 the compose file runs both images: built, read-only, without root, healthy, and answering through nginx',
  scale:
    'OPS-07 the profile scale brings PostgreSQL, two platforms and the balancer: healthy, and a player deposits through them',
} as const;

export type Shown = Readonly<Record<keyof typeof shown, boolean>>;

/** The report of the last run must not pass for this one's. */
export function forgetReport(folder: string): void {
  rmSync(join(folder, imagesReportName), { force: true });
}

/** `npm run trace` counts the report as long as the code is the one the images were built from. */
export function writeReport(folder: string, passed: Shown, code: CodeState | undefined): void {
  mkdirSync(folder, { recursive: true });
  const tests = (['single', 'scale'] as const).map((profile) => ({
    title: shown[profile],
    file: 'tools/src/images/main.ts',
    status: passed[profile] ? 'passed' : 'failed',
  }));
  const text = JSON.stringify({ code, tests }, undefined, 2);
  writeFileSync(join(folder, imagesReportName), `${text}\n`);
}

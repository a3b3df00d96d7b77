import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readProductTree } from '../joined/source-tree.ts';
import type { Verdict } from '../lock/check.ts';
import { reportsFolder } from '../shared/root.ts';
import { openerSites, type OpenerSite } from './sites.ts';

/** What the tests of the web note (`apps/web/src/testing/note-openers.ts`). */
const report = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          status: z.string(),
          meta: z.object({ openers: z.array(z.string()).default([]) }),
        }),
      ),
    }),
  ),
});

/** The lines by which a modal opened in a test that passed, such as `apps/web/src/shell/bottom-bar.tsx:65`. */
export function reachedLines(text: string): ReadonlySet<string> {
  const tests = report.parse(JSON.parse(text)).testResults.flatMap((file) => file.assertionResults);
  return new Set(
    tests
      .filter(({ status }) => status === 'passed')
      .flatMap(({ meta }) => meta.openers.map((line) => `apps/web/${line}`)),
  );
}

export function unreached(sites: readonly OpenerSite[], reached: ReadonlySet<string>): string[] {
  return sites
    .map(({ file, line, call }) => ({ place: `${file}:${String(line)}`, call }))
    .filter(({ place }) => !reached.has(place))
    .map(({ place, call }) => `${place}: no test opens a modal by ${call}`);
}

/** Whether a test of the last run opened a modal by each call of the web that opens one. */
export function openersReport(): Promise<Verdict> {
  const file = join(reportsFolder, 'vitest', '@magpie', 'web.json');
  if (!existsSync(file)) return Promise.resolve({ ok: false, lines: [`${file} is missing.`] });
  const sites = openerSites(readProductTree());
  const lines = unreached(sites, reachedLines(readFileSync(file, 'utf8')));
  const told = lines.length > 0 ? lines : [`${String(sites.length)} calls that open a modal, each reached`];
  return Promise.resolve({ ok: lines.length === 0, lines: told });
}

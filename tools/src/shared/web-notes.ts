import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Verdict } from '../lock/check.ts';
import { reportsFolder } from './root.ts';

/** What tests of the web note in their report, each thing at a file of `apps/web` (`apps/web/src/testing`). */
type Note = 'openers' | 'askedAgain';

const notes = z.array(z.string()).default([]);
const report = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({ status: z.string(), meta: z.object({ openers: notes, askedAgain: notes }) }),
      ),
    }),
  ),
});

/** What the tests that passed noted, with the path of the file from the root. */
export function notesIn(text: string, note: Note): ReadonlySet<string> {
  const tests = report.parse(JSON.parse(text)).testResults.flatMap((file) => file.assertionResults);
  return new Set(
    tests
      .filter(({ status }) => status === 'passed')
      .flatMap(({ meta }) => meta[note].map((each) => `apps/web/${each}`)),
  );
}

/** Looks through the notes of the last run. @param judge answers what is missing */
export function judgeNotes(
  note: Note,
  judge: (noted: ReadonlySet<string>) => readonly string[],
  passed: string,
): Verdict {
  const files = ['web-1.json', 'web-2.json'].map((name) => join(reportsFolder, 'vitest', '@magpie', name));
  const absent = files.filter((file) => !existsSync(file));
  if (absent.length > 0) return { ok: false, lines: absent.map((file) => `${file} is missing.`) };
  const noted = files.flatMap((file) => [...notesIn(readFileSync(file, 'utf8'), note)]);
  const missing = judge(new Set(noted));
  return { ok: missing.length === 0, lines: missing.length > 0 ? missing : [passed] };
}

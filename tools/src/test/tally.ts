import type { Reports } from './reports.ts';

/** How many checks ended how. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A step that is one check. */
export function tallyOfStep(succeeded: boolean): Tally {
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
}

/**
 * The tests of a report. When the program that ran them failed and the report does not say why, that is one failure, so
 * a crash never passes for success.
 */
export function tallyOfTests(reports: Reports, succeeded: boolean): Tally {
  const count = (status: string) => reports.tests.filter((test) => test.status === status).length;
  const told = count('failed') + reports.otherFailures.length;
  return {
    passed: count('passed'),
    failed: told === 0 && !succeeded ? 1 : told,
    skipped: count('skipped'),
  };
}

/** The sum of several tallies. */
export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, each) => ({
      passed: total.passed + each.passed,
      failed: total.failed + each.failed,
      skipped: total.skipped + each.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The closing line of `npm test`, which people and CI read. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  const tail = skipped > 0 ? `, ${String(skipped)} skipped` : '';
  return `${String(passed)} passed, ${String(failed)} failed${tail}`;
}

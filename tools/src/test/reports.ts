import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import type { CodeState } from '../shared/code-state.ts';

/** One test as a report tells it: its own title (without those of the groups around it) and how it ended. */
export interface ReportedTest {
  readonly title: string;
  readonly file: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** What the errors of a failed test say, and where they happened if the report tells. */
  readonly reason?: string;
}

/** What a folder of reports holds. */
export interface Reports {
  readonly tests: readonly ReportedTest[];
  /** Failures that belong to no single test: a file that could not be loaded, an error outside the tests. */
  readonly otherFailures: readonly string[];
}

const vitestReport = z.object({
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().nullish(),
      assertionResults: z.array(
        z.object({
          title: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const playwrightError = z.object({
  message: z.string().default(''),
  location: z.object({ file: z.string(), line: z.number() }).optional(),
});

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ errors: z.array(playwrightError).default([]) })).default([]),
    }),
  ),
});

interface PlaywrightSuite {
  readonly specs?: readonly z.infer<typeof playwrightSpec>[] | undefined;
  readonly suites?: readonly PlaywrightSuite[] | undefined;
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  specs: z.array(playwrightSpec).optional(),
  suites: z.lazy(() => z.array(playwrightSuite)).optional(),
});

const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  errors: z.array(z.object({ message: z.string().optional() })).default([]),
});

function vitestStatus(status: string): ReportedTest['status'] {
  if (status === 'passed') return 'passed';
  return status === 'failed' ? 'failed' : 'skipped';
}

/** The lines of an error that say what was expected, without the colours of a terminal. */
const headOf = (message: string): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 12)
    .join('\n');

const withReason = (reason: string | undefined) => (reason === undefined ? {} : { reason });

/** Reads one JSON report of Vitest. */
export function readVitest(text: string): Reports {
  const report = vitestReport.parse(JSON.parse(text));
  const tests = report.testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({
      title: test.title,
      file: file.name,
      status: vitestStatus(test.status),
      ...withReason(test.failureMessages?.map(headOf)[0]),
    })),
  );
  const otherFailures = report.testResults
    .filter(
      (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
    )
    .map((file) => `${file.name}: ${file.message ?? 'the file failed outside its tests'}`);
  const unexplained =
    !report.success && otherFailures.length === 0 && tests.every((test) => test.status !== 'failed');
  return { tests, otherFailures: unexplained ? ['an error outside the tests'] : otherFailures };
}

function playwrightStatus(statuses: readonly string[]): ReportedTest['status'] {
  if (statuses.includes('unexpected')) return 'failed';
  return statuses.every((status) => status === 'skipped') ? 'skipped' : 'passed';
}

type PlaywrightRun = z.infer<typeof playwrightSpec>['tests'][number];

function playwrightReason(runs: readonly PlaywrightRun[]): string | undefined {
  const errors = runs.flatMap((run) => run.results.flatMap((result) => result.errors));
  if (errors.length === 0) return undefined;
  return errors
    .map(({ message, location }) =>
      location ? `${headOf(message)}\nat ${location.file}:${String(location.line)}` : headOf(message),
    )
    .join('\n');
}

function playwrightTests(suite: PlaywrightSuite): ReportedTest[] {
  const own = (suite.specs ?? []).map((spec) => ({
    title: spec.title,
    file: `e2e/${spec.file}`,
    status: playwrightStatus(spec.tests.map((test) => test.status)),
    ...withReason(playwrightReason(spec.tests)),
  }));
  return [...own, ...(suite.suites ?? []).flatMap(playwrightTests)];
}

/** Reads the JSON report of Playwright. A test run in several browsers counts once, and fails when one of them fails. */
export function readPlaywright(text: string): Reports {
  const report = playwrightReport.parse(JSON.parse(text));
  return {
    tests: report.suites.flatMap(playwrightTests),
    otherFailures: report.errors.map((error) => error.message ?? 'an error outside the tests'),
  };
}

function merge(all: readonly Reports[]): Reports {
  return {
    tests: all.flatMap((each) => each.tests),
    otherFailures: all.flatMap((each) => each.otherFailures),
  };
}

/** The Vitest reports of a reports folder, one file for each project. */
export function vitestReports(folder: string): Reports {
  const place = join(folder, 'vitest');
  if (!existsSync(place)) return merge([]);
  const files = readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  return merge(files.map((name) => readVitest(readFileSync(join(place, name), 'utf8'))));
}

/** Names of the reports of journeys: those of one platform, and those of two on PostgreSQL. */
export const journeyReports = { one: 'e2e.json', two: 'e2e-replicas.json' } as const;

/** A Playwright report of a reports folder. */
export function playwrightReports(folder: string, name: string = journeyReports.one): Reports {
  const file = join(folder, name);
  return existsSync(file) ? readPlaywright(readFileSync(file, 'utf8')) : merge([]);
}

/** Name of the report that `npm run images` leaves in a reports folder. */
export const imagesReportName = 'images.json';

const imagesReportFile = z.object({
  // Reports written before there was this, or without git, have none.
  code: z.object({ commit: z.string(), clean: z.boolean() }).optional(),
  tests: z.array(z.object({ title: z.string(), file: z.string(), status: z.enum(['passed', 'failed']) })),
});

function readImages(folder: string): z.infer<typeof imagesReportFile> | undefined {
  const file = join(folder, imagesReportName);
  return existsSync(file) ? imagesReportFile.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** The report that `npm run images` left in a reports folder, of whatever code. */
export function imagesReport(folder: string): Reports {
  return { tests: readImages(folder)?.tests ?? [], otherFailures: [] };
}

/**
 * Why the report of `npm run images` says nothing about the code as it is now, in one line; undefined when it does or
 * there is none.
 */
export function otherCodeOfImages(folder: string, now: CodeState | undefined): string | undefined {
  const report = readImages(folder);
  if (!report) return undefined;
  const { code } = report;
  if (code?.clean && now?.clean && code.commit === now.commit) return undefined;
  const commit = code
    ? `commit ${code.commit.slice(0, 10)}${code.clean ? '' : ' with changes'}`
    : 'no known commit';
  return `The report of "npm run images" is of ${commit}, not of the code as it is now, and does not count: commit what is changed and run it again.`;
}

/** Empties a reports folder for a run of the tests, which leaves out the images: their report is kept. */
export function forgetReports(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder).filter((each) => each !== imagesReportName))
    rmSync(join(folder, name), { recursive: true, force: true });
}

/** What failed and why, to be read at the end of a long run. */
export function failuresOf({ tests, otherFailures }: Reports): readonly string[] {
  const failed = tests.filter((test) => test.status === 'failed');
  return [
    ...failed.map(({ file, title, reason = 'no reason was reported' }) => `${file}: ${title}\n${reason}\n`),
    ...otherFailures,
  ];
}

/** Every report of a reports folder that says something about the code as it is now. */
export function allReports(folder: string, now: CodeState | undefined): Reports {
  const images = otherCodeOfImages(folder, now) === undefined ? [imagesReport(folder)] : [];
  const journeys = Object.values(journeyReports).map((name) => playwrightReports(folder, name));
  return merge([vitestReports(folder), ...journeys, ...images]);
}

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allReports, failuresOf, forgetReports, readPlaywright, readVitest } from './reports.ts';
import { closingLine, sum, tallyOfStep, tallyOfTests } from './tally.ts';

function vitestFile(status: string, tests: [string, string][], message = '') {
  return {
    name: '/x/a.test.ts',
    status,
    message,
    assertionResults: tests.map(([title, state]) => ({ title, status: state, ancestorTitles: ['group'] })),
  };
}

function vitestText(success: boolean, ...testResults: unknown[]): string {
  return JSON.stringify({ success, testResults });
}

describe('reports of Vitest', () => {
  it('gives each test its own title and state', () => {
    const text = vitestText(
      false,
      vitestFile('failed', [
        ['DEP-01 accepts', 'passed'],
        ['DEP-02 refuses', 'failed'],
        ['later', 'pending'],
        ['some day', 'todo'],
      ]),
    );
    expect(readVitest(text).tests.map(({ title, status }) => [title, status])).toEqual([
      ['DEP-01 accepts', 'passed'],
      ['DEP-02 refuses', 'failed'],
      ['later', 'skipped'],
      ['some day', 'skipped'],
    ]);
    expect(readVitest(text).otherFailures).toEqual([]);
  });

  it('tells of a file that could not be loaded', () => {
    const { tests, otherFailures } = readVitest(
      vitestText(false, vitestFile('failed', [], 'no such module')),
    );
    expect(tests).toEqual([]);
    expect(otherFailures).toEqual(['/x/a.test.ts: no such module']);
  });

  it('tells of an error outside the tests', () => {
    const text = vitestText(false, vitestFile('passed', [['works', 'passed']]));
    expect(readVitest(text).otherFailures).toEqual(['an error outside the tests']);
  });
});

const journeys = JSON.stringify({
  suites: [
    {
      specs: [
        {
          title: 'AUTH-01 logs in',
          file: 'a.spec.ts',
          tests: [{ status: 'expected' }, { status: 'unexpected' }],
        },
      ],
      suites: [
        {
          specs: [
            { title: 'AUTH-02 logs out', file: 'a.spec.ts', tests: [{ status: 'flaky' }] },
            { title: 'AUTH-03 waits', file: 'a.spec.ts', tests: [{ status: 'skipped' }] },
          ],
        },
      ],
    },
  ],
  errors: [{ message: 'the server did not start' }],
});

describe('what failed', () => {
  it('is told with its reason and its place, without colours', () => {
    const error = {
      message: '\u001b[31mexpect(locator).toBeVisible() failed\u001b[39m\n\n  hidden',
      location: { file: '/x/a.spec.ts', line: 7, column: 3 },
    };
    const timeout = { message: 'Test timeout of 240000ms exceeded.' };
    const tests = [{ status: 'unexpected', results: [{ errors: [timeout, error] }] }];
    const specs = [{ title: 'AUTH-01 logs in', file: 'a.spec.ts', tests }];
    expect(failuresOf(readPlaywright(JSON.stringify({ suites: [{ specs }] })))).toEqual([
      'e2e/a.spec.ts: AUTH-01 logs in\nTest timeout of 240000ms exceeded.\nexpect(locator).toBeVisible() failed\n  hidden\nat /x/a.spec.ts:7\n',
    ]);
    const failed = { title: 'DEP-02 refuses', status: 'failed', failureMessages: ['expected 1 to be 2'] };
    const file = { name: '/x/a.test.ts', status: 'failed', assertionResults: [failed] };
    expect(failuresOf(readVitest(vitestText(false, file)))).toEqual([
      '/x/a.test.ts: DEP-02 refuses\nexpected 1 to be 2\n',
    ]);
    expect(failuresOf({ tests: [], otherFailures: ['the server did not start'] })).toEqual([
      'the server did not start',
    ]);
  });
});

describe('reports of Playwright', () => {
  it('counts a test once for all browsers, and inner groups too', () => {
    const { tests, otherFailures } = readPlaywright(journeys);
    expect(tests.map(({ title, status }) => [title, status])).toEqual([
      ['AUTH-01 logs in', 'failed'],
      ['AUTH-02 logs out', 'passed'],
      ['AUTH-03 waits', 'skipped'],
    ]);
    expect(otherFailures).toEqual(['the server did not start']);
  });
});

it('reads and forgets all reports of a folder, and none of an empty one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  expect(allReports(folder, undefined).tests).toEqual([]);
  mkdirSync(join(folder, 'vitest', '@magpie'), { recursive: true });
  writeFileSync(
    join(folder, 'vitest', '@magpie', 'web.json'),
    vitestText(true, vitestFile('passed', [['a', 'passed']])),
  );
  writeFileSync(join(folder, 'e2e.json'), journeys);
  expect(allReports(folder, undefined).tests.map(({ title }) => title)).toEqual([
    'a',
    'AUTH-01 logs in',
    'AUTH-02 logs out',
    'AUTH-03 waits',
  ]);
  forgetReports(folder);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
  forgetReports(folder);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

describe('the count', () => {
  const none = { tests: [], otherFailures: [] };

  it('takes a crash that no report explains for one failure', () => {
    expect(tallyOfTests(none, false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(tallyOfTests(none, true)).toEqual({ passed: 0, failed: 0, skipped: 0 });
    expect(tallyOfTests({ ...none, otherFailures: ['a', 'b'] }, false)).toEqual({
      passed: 0,
      failed: 2,
      skipped: 0,
    });
  });

  it('ends with the line that CI reads', () => {
    expect(
      closingLine(sum([tallyOfStep(true), tallyOfStep(false), { passed: 7, failed: 0, skipped: 0 }])),
    ).toBe('8 passed, 1 failed');
    expect(closingLine({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped');
  });
});

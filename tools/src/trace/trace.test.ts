import { describe, expect, it } from 'vitest';
import { root } from '../shared/root.ts';
import type { ReportedTest } from '../test/reports.ts';
import { parseCatalogue, readCatalogue } from './catalogue.ts';
import type { Level } from './level.ts';
import { asJson, asText } from './output.ts';
import { testFiles } from './test-files.ts';
import { citedIds, trace } from './trace.ts';

const catalogue = parseCatalogue(`
areas:
  - key: DEP
    title: Deposits
    requirements:
      - { id: DEP-01, text: one, level: domain }
      - { id: DEP-02, text: two, level: api }
  - key: FMT
    title: Formats
    requirements:
      - { id: FMT-05, text: five, level: web }
      - { id: FMT-06, text: six, level: e2e }
`);

/** A test in a file that is named after its level. */
function test(title: string, status: ReportedTest['status'], file: Level = 'e2e'): ReportedTest {
  return { title, status, file };
}

const levelOf = (file: string): Level => {
  const found = (['domain', 'api', 'web', 'e2e'] as const).find((level) => level === file);
  if (found === undefined) throw new Error(`No test is in ${file}.`);
  return found;
};

const traced = (...tests: ReportedTest[]) => trace(catalogue, tests, levelOf);

describe('citedIds', () => {
  it('finds each id that a title names', () => {
    expect(citedIds('FMT-05 FMT-06 shows cents, see also KYC-10')).toEqual(['FMT-05', 'FMT-06', 'KYC-10']);
  });

  it('takes a range for nothing, in every way of writing it', () => {
    for (const range of [
      'DEP-01..09',
      'DEP-01...DEP-09',
      'DEP-01 to DEP-09',
      'DEP-01\u202609',
      'DEP-01\u201309',
    ]) {
      expect(citedIds(`${range} hold`)).toEqual([]);
    }
  });

  it('does not take parts of longer words for ids', () => {
    expect(citedIds('ISO-8601 and XDEP-011 and dep-01')).toEqual([]);
  });
});

describe('trace', () => {
  it('counts an id only when a test passed and none failed', () => {
    const result = traced(
      test('DEP-01 accepts', 'passed'),
      test('DEP-02 refuses', 'passed'),
      test('DEP-02 refuses again', 'failed'),
      test('FMT-05 shows', 'skipped'),
    );
    expect(asJson(result)).toEqual({
      total: 4,
      shown: 1,
      missing: ['DEP-02', 'FMT-05', 'FMT-06'],
      belowLevel: [],
    });
    expect(asText(result).split('\n').at(-1)).toBe('1 of 4 shown (25.0 %)');
  });

  it('names ids that the catalogue does not know', () => {
    expect(traced(test('DEP-77 is made up', 'passed')).unknown).toEqual(['DEP-77']);
  });

  it('counts an id only through a test of its level or a journey', () => {
    const result = traced(
      test('DEP-01 is a rule', 'passed', 'domain'),
      test('DEP-02 is a rule', 'passed', 'domain'),
      test('DEP-02 FMT-05 FMT-06 is on a screen', 'passed', 'web'),
      test('FMT-06 is answered', 'passed', 'api'),
    );
    expect(asJson(result)).toEqual({
      total: 4,
      shown: 2,
      missing: ['DEP-02', 'FMT-06'],
      belowLevel: [
        { id: 'DEP-02', level: 'api', files: ['domain', 'web'] },
        { id: 'FMT-06', level: 'e2e', files: ['api', 'web'] },
      ],
    });
    expect(asText(result).split('\n')).toEqual([
      'DEP          1/2  Deposits',
      '         not shown: DEP-02',
      '         cited below its level: DEP-02 (api) in domain, web',
      'FMT          1/2  Formats',
      '         not shown: FMT-06',
      '         cited below its level: FMT-06 (e2e) in api, web',
      '2 of 4 shown (50.0 %)',
    ]);
  });

  it('counts a journey for every level', () => {
    const result = traced(test('DEP-01 DEP-02 FMT-05 FMT-06 is a walk', 'passed', 'e2e'));
    expect(asJson(result)).toEqual({ total: 4, shown: 4, missing: [], belowLevel: [] });
  });

  it('blames the level for nothing that failed, was skipped or is not cited', () => {
    const result = traced(
      test('DEP-02 refuses', 'passed', 'domain'),
      test('DEP-02 refuses on a screen', 'failed', 'web'),
      test('FMT-05 shows', 'skipped', 'domain'),
    );
    expect(asJson(result).missing).toEqual(['DEP-01', 'DEP-02', 'FMT-05', 'FMT-06']);
    expect(asJson(result).belowLevel).toEqual([]);
  });
});

describe('the files of the tests', () => {
  const { placeOf, levelOf: levelOnDisk } = testFiles(root);

  it('are found by the path of a report, also of one that was made in a copy elsewhere', () => {
    const place = 'tools/src/trace/trace.test.ts';
    expect(placeOf(`${root}/${place}`)).toBe(place);
    expect(placeOf(`/somewhere/else/${place}`)).toBe(place);
    expect(placeOf(`C:\\magpie\\${place.replaceAll('/', '\\')}`)).toBe(place);
    expect(placeOf('/somewhere/else/gone.test.ts')).toBe('/somewhere/else/gone.test.ts');
  });

  it('have the levels that people give them', () => {
    const levels: Readonly<Record<string, Level>> = {
      'libs/domain/src/wallets/stake.test.ts': 'domain',
      'apps/mock-api/src/platform/ledger/post.test.ts': 'domain',
      'apps/mock-api/src/modules/play/wallet/stakes.test.ts': 'api',
      'apps/mock-api/test/crash/moves.test.ts': 'api',
      'apps/web/src/shared/modals/modals.test.ts': 'domain',
      'apps/web/src/features/verification/upload.test.tsx': 'web',
      'libs/ui/src/forms/phone-input.test.tsx': 'web',
      'e2e/session.spec.ts': 'e2e',
    };
    for (const [place, level] of Object.entries(levels)) {
      expect([place, levelOnDisk(place)]).toEqual([place, level]);
    }
  });
});

it('reads no catalogue with a level that there is not', () => {
  const text = 'areas: [{ key: DEP, title: D, requirements: [{ id: DEP-01, text: one, level: unit }] }]';
  expect(() => parseCatalogue(text)).toThrow('level');
});

it('reads the product catalogue with its ids unique', () => {
  const ids = readCatalogue().areas.flatMap((area) => area.requirements.map((each) => each.id));
  expect(ids).toHaveLength(769);
  expect(new Set(ids).size).toBe(769);
});

import { describe, expect, it } from 'vitest';
import type { ReportedTest } from '../test/reports.ts';
import { parseCatalogue, readCatalogue } from './catalogue.ts';
import { asJson, asText, citedIds, trace } from './trace.ts';

const catalogue = parseCatalogue(`
areas:
  - key: DEP
    title: Deposits
    requirements:
      - { id: DEP-01, text: one }
      - { id: DEP-02, text: two }
  - key: FMT
    title: Formats
    requirements:
      - { id: FMT-05, text: five }
`);

function test(title: string, status: ReportedTest['status']): ReportedTest {
  return { title, status, file: 'a.test.ts' };
}

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
    const tests = [
      test('DEP-01 accepts', 'passed'),
      test('DEP-02 refuses', 'passed'),
      test('DEP-02 refuses again', 'failed'),
      test('FMT-05 shows', 'skipped'),
    ];
    const result = trace(catalogue, tests);
    expect(asJson(result)).toEqual({ total: 3, shown: 1, missing: ['DEP-02', 'FMT-05'] });
    expect(asText(result).split('\n').at(-1)).toBe('1 of 3 shown (33.3 %)');
  });

  it('names ids that the catalogue does not know', () => {
    expect(trace(catalogue, [test('DEP-77 is made up', 'passed')]).unknown).toEqual(['DEP-77']);
  });
});

it('reads the product catalogue with its ids unique', () => {
  const ids = readCatalogue().areas.flatMap((area) => area.requirements.map((each) => each.id));
  expect(ids).toHaveLength(769);
  expect(new Set(ids).size).toBe(769);
});

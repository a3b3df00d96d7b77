import type { ReportedTest } from '../test/reports.ts';
import type { Catalogue } from './catalogue.ts';
import { shows, type Level } from './level.ts';

export interface BelowLevel {
  readonly id: string;
  readonly level: Level;
  readonly files: readonly string[];
}

export interface AreaTrace {
  readonly key: string;
  readonly title: string;
  readonly shown: readonly string[];
  readonly missing: readonly string[];
  /** Those of the missing that are cited, but only below their level. */
  readonly belowLevel: readonly BelowLevel[];
}

export interface Trace {
  readonly areas: readonly AreaTrace[];
  readonly unknown: readonly string[];
}

type Requirement = Catalogue['areas'][number]['requirements'][number];

/**
 * The requirement ids that a test's title names one by one. A range such as `SESS-20..28` names none: it would claim more
 * than a reader can check.
 */
export function citedIds(title: string): string[] {
  const range = /\b[A-Z]{2,8}-\d{2}\s*(?:\.{2,3}|\u2026|\u2013|\bto\b)\s*(?:[A-Z]{2,8}-)?\d{2}\b/g;
  return [...new Set(title.replace(range, ' ').match(/\b[A-Z]{2,8}-\d{2}\b/g))];
}

function citations(tests: readonly ReportedTest[]): ReadonlyMap<string, readonly ReportedTest[]> {
  const all = new Map<string, ReportedTest[]>();
  for (const test of tests.filter(({ status }) => status !== 'skipped')) {
    for (const id of citedIds(test.title)) all.set(id, [...(all.get(id) ?? []), test]);
  }
  return all;
}

/** Whether its tests show a requirement: one of its level passed and none failed. Otherwise, whether only the level lacks. */
function standOf(
  { id, level }: Requirement,
  tests: readonly ReportedTest[],
  levelOf: (file: string) => Level,
): 'shown' | 'missing' | BelowLevel {
  if (tests.length === 0 || tests.some(({ status }) => status === 'failed')) return 'missing';
  if (tests.some(({ file }) => shows(levelOf(file), level))) return 'shown';
  return { id, level, files: [...new Set(tests.map(({ file }) => file))].sort() };
}

/**
 * An id counts when a test of its level or above that cites it passed, and none that cites it failed.
 * @param levelOf the level of a file's tests
 */
export function trace(
  catalogue: Catalogue,
  tests: readonly ReportedTest[],
  levelOf: (file: string) => Level,
): Trace {
  const cited = citations(tests);
  const areas = catalogue.areas.map(({ key, title, requirements }) => {
    const stands = requirements.map((each) => ({
      id: each.id,
      stand: standOf(each, cited.get(each.id) ?? [], levelOf),
    }));
    return {
      key,
      title,
      shown: stands.filter(({ stand }) => stand === 'shown').map(({ id }) => id),
      missing: stands.filter(({ stand }) => stand !== 'shown').map(({ id }) => id),
      belowLevel: stands.flatMap(({ stand }) => (typeof stand === 'object' ? [stand] : [])),
    };
  });
  const prefixes = new Set(areas.map((area) => area.key));
  const known = new Set(areas.flatMap((area) => [...area.shown, ...area.missing]));
  const unknown = [...cited.keys()].filter((id) => prefixes.has(id.split('-')[0] ?? '') && !known.has(id));
  return { areas, unknown: unknown.sort() };
}

import type { ReportedTest } from '../test/reports.ts';
import type { Catalogue } from './catalogue.ts';

/** One area: the ids that a test shows and those that none does. */
export interface AreaTrace {
  readonly key: string;
  readonly title: string;
  readonly shown: readonly string[];
  readonly missing: readonly string[];
}

/** What the last test run shows of the requirements. */
export interface Trace {
  readonly areas: readonly AreaTrace[];
  /** Ids cited by tests that the catalogue does not know. */
  readonly unknown: readonly string[];
}

/**
 * The requirement ids that a test's title names one by one. A range such as `SESS-20..28` names none: it would claim more
 * than a reader can check.
 */
export function citedIds(title: string): string[] {
  const range = /\b[A-Z]{2,8}-\d{2}\s*(?:\.{2,3}|\u2026|\u2013|\bto\b)\s*(?:[A-Z]{2,8}-)?\d{2}\b/g;
  return [...new Set(title.replace(range, ' ').match(/\b[A-Z]{2,8}-\d{2}\b/g))];
}

/** An id counts when a test that cites it passed and none that cites it failed. */
export function trace(catalogue: Catalogue, tests: readonly ReportedTest[]): Trace {
  const passed = new Set<string>();
  const failed = new Set<string>();
  for (const test of tests) {
    const into = { passed, failed, skipped: new Set<string>() }[test.status];
    citedIds(test.title).forEach((id) => into.add(id));
  }
  const areas = catalogue.areas.map(({ key, title, requirements }) => {
    const ids = requirements.map((each) => each.id);
    const shown = ids.filter((id) => passed.has(id) && !failed.has(id));
    return { key, title, shown, missing: ids.filter((id) => !shown.includes(id)) };
  });
  const prefixes = new Set(areas.map((area) => area.key));
  const known = new Set(areas.flatMap((area) => [...area.shown, ...area.missing]));
  const unknown = [...passed, ...failed].filter(
    (id) => prefixes.has(id.split('-')[0] ?? '') && !known.has(id),
  );
  return { areas, unknown: [...new Set(unknown)].sort() };
}

/** The form that scripts read. */
export function asJson({ areas }: Trace): { total: number; shown: number; missing: string[] } {
  const shown = areas.reduce((sum, area) => sum + area.shown.length, 0);
  const missing = areas.flatMap((area) => area.missing);
  return { total: shown + missing.length, shown, missing };
}

/** The form that people read: a line for each area with the ids that are not shown, and the sum. */
export function asText(result: Trace): string {
  const lines = result.areas.map(({ key, title, shown, missing }) => {
    const figure = `${String(shown.length)}/${String(shown.length + missing.length)}`;
    const rest = missing.length === 0 ? '' : `\n${' '.repeat(9)}not shown: ${missing.join(' ')}`;
    return `${key.padEnd(8)} ${figure.padStart(7)}  ${title}${rest}`;
  });
  const { total, shown } = asJson(result);
  const unknown =
    result.unknown.length === 0 ? [] : [`Cited but not in the catalogue: ${result.unknown.join(' ')}`];
  const percent = total === 0 ? 0 : (shown / total) * 100;
  return [...lines, ...unknown, `${String(shown)} of ${String(total)} shown (${percent.toFixed(1)} %)`].join(
    '\n',
  );
}

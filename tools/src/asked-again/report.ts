import { freshQueries } from '../joined/fresh-queries.ts';
import { readProductTree } from '../joined/source-tree.ts';
import type { Verdict } from '../lock/check.ts';
import { judgeNotes } from '../shared/web-notes.ts';

/** @param queries and those that were asked again in a test, each as `file Operation` */
export function unasked(queries: readonly string[], asked: ReadonlySet<string>): string[] {
  const twice = queries.filter((each, at) => queries.indexOf(each) !== at);
  return [
    ...queries
      .filter((each) => !asked.has(each))
      .map((each) => `${each}: no test tells by expectAskedAgain after what it is asked again`),
    ...twice.map((each) => `${each}: asked twice by one file, which no test can tell apart`),
  ];
}

export function askedAgainReport(): Promise<Verdict> {
  const queries = freshQueries(readProductTree());
  const passed = `${String(queries.length)} queries with causes, each asked again in a test`;
  return Promise.resolve(judgeNotes('askedAgain', (asked) => unasked(queries, asked), passed));
}

import ts from 'typescript';
import { nodesOf, type SourceTree } from '../joined/source-tree.ts';
import type { Catalogue } from './catalogue.ts';
import { shows, type Level } from './level.ts';
import { citedIds } from './trace.ts';

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateHead =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node);

function citations(tree: SourceTree): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  // The tests of the tools cite ids as examples.
  const tests = [...tree.values()].filter(({ path }) =>
    /^(?:apps|libs|e2e)\/.*\.(?:test|spec)\.tsx?$/.test(path),
  );
  for (const source of tests) {
    for (const id of nodesOf(source, isText).flatMap(({ text }) => citedIds(text))) {
      found.set(id, (found.get(id) ?? new Set()).add(source.path));
    }
  }
  return found;
}

/**
 * The requirements that test files cite, none of which is of their level, as `DEP-16 (e2e): libs/domain/src/….test.ts`. Other
 * than the trace it needs no run, and so counts every text of a test file as a title.
 */
export function citedBelowLevel(
  { areas }: Catalogue,
  tree: SourceTree,
  levelOf: (place: string) => Level,
): string[] {
  const cited = citations(tree);
  return areas
    .flatMap(({ requirements }) => requirements)
    .flatMap(({ id, level }) => {
      const places = [...(cited.get(id) ?? [])];
      const isBelow = places.length > 0 && !places.some((place) => shows(levelOf(place), level));
      return isBelow ? [`${id} (${level}): ${places.join(', ')}`] : [];
    });
}

/** The requirements that no test file cites, at whatever level. */
export function uncitedIds({ areas }: Catalogue, tree: SourceTree): string[] {
  const cited = citations(tree);
  return areas.flatMap(({ requirements }) => requirements.map(({ id }) => id)).filter((id) => !cited.has(id));
}

import { remembered } from '../joined/remembered.ts';
import type { Source, SourceTree } from '../joined/source-tree.ts';
import type { Catalogue } from './catalogue.ts';
import { levelOf, shows, type Level } from './level.ts';
import { usesIn, type ModuleUses } from './module-uses.ts';
import { reachedBy } from './reached.ts';
import { citationsIn } from './titles.ts';

interface Citation {
  readonly id: string;
  readonly place: string;
  /** The level of the test that cites it. */
  readonly level: () => Level;
}

function once<Answer>(answer: () => Answer): () => Answer {
  let known: { readonly answer: Answer } | undefined;
  return () => (known ??= { answer: answer() }).answer;
}

const readUses = remembered(({ syntax }: Source) => usesIn(syntax()));

function citationsOf(tree: SourceTree): ReadonlyMap<string, readonly Citation[]> {
  const usesOf = (place: string): ModuleUses | undefined => {
    const source = tree.get(place);
    return source && readUses(source);
  };
  // The tests of the tools cite ids as examples.
  const sources = [...tree.values()].filter(({ path }) =>
    /^(?:apps|libs|e2e)\/.*\.(?:test|spec)\.tsx?$/.test(path),
  );
  const all = new Map<string, Citation[]>();
  for (const source of sources) {
    const { path: place } = source;
    const { tests, elsewhere } = citationsIn(source);
    const levelWith = (names?: () => ReadonlySet<string>) =>
      once(() => levelOf(place, reachedBy(place, usesOf, names?.())));
    const add = (ids: readonly string[], level: () => Level) => {
      for (const id of ids) all.set(id, [...(all.get(id) ?? []), { id, place, level }]);
    };
    add(elsewhere, levelWith());
    for (const { ids, names } of tests) add(ids, levelWith(names));
  }
  return all;
}

/**
 * The requirements that tests cite, none of which is of their level, as `DEP-16 (e2e): libs/domain/src/….test.ts`. Other than
 * the trace it needs no run, and judges each test by what that test uses, not by all that its file does; what is cited in
 * no test, such as by the title of a group, by the file.
 */
export function citedBelowLevel({ areas }: Catalogue, tree: SourceTree): string[] {
  const cited = citationsOf(tree);
  return areas
    .flatMap(({ requirements }) => requirements)
    .flatMap(({ id, level }) => {
      const citations = cited.get(id) ?? [];
      const isBelow = citations.length > 0 && !citations.some((each) => shows(each.level(), level));
      const places = new Set(citations.map(({ place }) => place));
      return isBelow ? [`${id} (${level}): ${[...places].join(', ')}`] : [];
    });
}

/** The requirements that no test file cites, at whatever level. */
export function uncitedIds({ areas }: Catalogue, tree: SourceTree): string[] {
  const cited = citationsOf(tree);
  return areas.flatMap(({ requirements }) => requirements.map(({ id }) => id)).filter((id) => !cited.has(id));
}

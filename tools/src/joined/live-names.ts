import type ts from 'typescript';
import { declarationsOf, type ModuleUses, type Outside } from '../trace/module-uses.ts';
import { outsideOf, readUses } from './links.ts';
import { remembered } from './remembered.ts';
import { isProduct, sourceAt, type Source, type SourceTree } from './source-tree.ts';

/** Where the web begins, in a browser, in its page, at its build, where pages are drawn before and beside it; and where the platform does. */
const starts = [
  'apps/web/src/main.tsx',
  'apps/web/src/app/early/ask-now.ts',
  'apps/web/src/app/early/early-list.ts',
  'apps/web/src/app/prerender/prerender-site.ts',
  'apps/web/src/app/offline/service-worker.ts',
  'apps/mock-api/console/src/main.tsx',
  'apps/mock-api/src/main.ts',
];

/** A page of the platform loads its scripts by their addresses, which no import tells. */
const isPageScript = (path: string) => /^apps\/mock-api\/src\/.+\/client\/.+\.js$/.test(path);

/** Whether only what a way leads to from a start counts. */
export const isWalked = ({ path }: Source): boolean =>
  /^(?:apps\/web|apps\/mock-api(?:\/console)?|libs\/ui)\/src\//.test(path) && isProduct(path);

const keyOf = ({ from, name }: Outside) => `${from}#${name}`;

/** What a name of a module leads to: what it uses itself, or where it comes from. */
function behind({ from: place, name }: Outside, uses: ModuleUses): Outside[] {
  const whole = uses.passedOnWhole.map((from) => ({ from, name }));
  const follow = (names: Iterable<string>): Outside[] =>
    [...names].flatMap((each) => {
      const imported = uses.imported.get(each);
      if (imported) return [outsideOf(place, imported)];
      return uses.declared.has(each) ? [{ from: place, name: each }] : [];
    });
  if (name === '*') {
    const passedOn = [...uses.passedOn.values(), ...whole].map((each) => outsideOf(place, each));
    return [...follow(uses.declared.keys()), ...passedOn];
  }
  const passedOn = uses.passedOn.get(name);
  if (passedOn) return [outsideOf(place, passedOn)];
  const declared = uses.declared.get(name);
  return declared ? follow(declared) : whole.map((each) => outsideOf(place, each));
}

/** The same, and what is used as soon as the module is loaded, each found once for all trees that hold the file. */
const leadsOf = remembered((source: Source) => {
  const { path } = source;
  const uses = readUses(source);
  const known = new Map<string, readonly Outside[]>();
  const run = [...uses.run].map((name): Outside => {
    const imported = uses.imported.get(name);
    return imported ? outsideOf(path, imported) : { from: path, name };
  });
  const leads = (name: string): readonly Outside[] => {
    const found = known.get(name) ?? behind({ from: path, name }, uses);
    known.set(name, found);
    return found;
  };
  return { run, leads };
});

/** What the starts lead to, as `apps/web/src/main.tsx#start`. */
export function liveNames(tree: SourceTree): ReadonlySet<string> {
  const live = new Set<string>();
  const loaded = new Set<string>();
  const open: Outside[] = [...starts, ...[...tree.keys()].filter(isPageScript)].map((from) => ({
    from,
    name: '*',
  }));
  for (let next = open.pop(); next; next = open.pop()) {
    const source = sourceAt(tree, next.from);
    if (!source || !isWalked(source)) continue;
    const key = keyOf({ from: source.path, name: next.name });
    if (live.has(key)) continue;
    live.add(key);
    const { run, leads } = leadsOf(source);
    open.push(...leads(next.name));
    if (!loaded.has(source.path)) open.push(...run);
    loaded.add(source.path);
  }
  return live;
}

const declaringStatements = remembered((source: Source) =>
  source
    .syntax()
    .statements.map((statement) => ({ statement, names: declarationsOf(statement).map(([name]) => name) }))
    .filter(({ names }) => names.length > 0),
);

/** The statements that declare names of which no start leads to any. */
export function deadStatements(source: Source, live: ReadonlySet<string>): ts.Statement[] {
  return declaringStatements(source)
    .filter(({ names }) => !names.some((name) => live.has(`${source.path}#${name}`)))
    .map(({ statement }) => statement);
}

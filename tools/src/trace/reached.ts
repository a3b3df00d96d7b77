import { importPlace } from '../shared/import-place.js';
import type { ModuleUses, Outside } from './module-uses.ts';

/** Whether a file serves tests only, so that what it does is done by the test that calls it. */
const isKit = (place: string) => /(?:^|\/)(?:test|testing|test-support)(?:\/|\.[jt]sx?$)/.test(place);

const placeOf = (importer: string, specifier: string): string =>
  importPlace(importer, specifier) ?? specifier;

function follow(place: string, uses: ModuleUses, names: Iterable<string>): Outside[] {
  return [...names].flatMap((each) => {
    const imported = uses.imported.get(each);
    if (imported) return [{ from: placeOf(place, imported.from), name: imported.name }];
    if (uses.declared.has(each)) return [{ from: place, name: each }];
    return each in globalThis ? [{ from: 'global', name: each }] : [];
  });
}

function behind({ from: place, name }: Outside, uses: ModuleUses): Outside[] {
  const outside = (each: Outside) => ({ from: placeOf(place, each.from), name: each.name });
  const whole = uses.passedOnWhole.map((from) => outside({ from, name }));
  if (name === '*')
    return [...follow(place, uses, uses.used), ...[...uses.passedOn.values()].map(outside), ...whole];
  const passedOn = uses.passedOn.get(name);
  if (passedOn) return [outside(passedOn)];
  const declared = uses.declared.get(name);
  return declared ? follow(place, uses, declared) : whole;
}

/**
 * What a test file uses, itself or through the test kits that it calls: names of packages, of globals and of files that
 * are no kits, as `ws#default`, `global#fetch` and `apps/web/src/main.tsx#start`.
 * @param place the test file's path from the root
 * @param usesOf what a file of the repository uses; undefined when there is no such file
 * @param names of what the file has only these, such as what one of its tests uses
 */
export function reachedBy(
  place: string,
  usesOf: (place: string) => ModuleUses | undefined,
  names?: ReadonlySet<string>,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const seen = new Set<string>();
  const own = names && usesOf(place);
  const open = own ? follow(place, own, names) : [{ from: place, name: '*' }];
  for (let next = open.pop(); next; next = open.pop()) {
    const key = `${next.from}#${next.name}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const uses = next.from === place || isKit(next.from) ? usesOf(next.from) : undefined;
    if (uses) open.push(...behind(next, uses));
    else reached.add(key);
  }
  return reached;
}

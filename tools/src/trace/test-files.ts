import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { levelOf, type Level } from './level.ts';
import { usesOf, type ModuleUses } from './module-uses.ts';
import { reachedBy } from './reached.ts';

/** What the trace asks about the files of tests. */
export interface TestFiles {
  /** The path from the root of a file that a report names, also when the tests ran in a copy that lay elsewhere. */
  readonly placeOf: (file: string) => string;
  /** The level of the tests of a file. @param place its path from the root */
  readonly levelOf: (place: string) => Level;
}

function remembered<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, { readonly answer: Answer }>();
  return (text) => {
    const found = known.get(text) ?? { answer: answer(text) };
    known.set(text, found);
    return found.answer;
  };
}

export function testFiles(root: string): TestFiles {
  const isFile = (place: string) => statSync(join(root, place), { throwIfNoEntry: false })?.isFile() ?? false;
  const uses = remembered((place): ModuleUses | undefined =>
    isFile(place) ? usesOf(place, readFileSync(join(root, place), 'utf8')) : undefined,
  );
  return {
    placeOf: remembered((file) => {
      const parts = file.split(/[\\/]/);
      return parts.map((_part, at) => parts.slice(at).join('/')).find(isFile) ?? file;
    }),
    levelOf: remembered((place) => levelOf(place, reachedBy(place, uses))),
  };
}

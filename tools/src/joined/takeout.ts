import { expect } from 'vitest';
import { liveTree } from './live-tree.ts';
import { remembered } from './remembered.ts';
import { readProductTree, treeOf, type SourceTree } from './source-tree.ts';

/** Something that is taken out of the product as it is, and what has to name it then. */
export interface Takeout {
  readonly check: (live: SourceTree, whole: SourceTree) => string[];
  readonly named: string;
  /** Texts of the product and what stands in their place, by the file. */
  readonly edits: readonly (readonly [file: string, text: string, instead: string])[];
}

export type Takeouts = readonly (readonly [what: string, takeout: Takeout])[];

/** Where the features of the web are. */
export const web = 'apps/web/src/features/';

function without(edits: Takeout['edits']): SourceTree {
  const product = readProductTree();
  const changed: Record<string, string> = {};
  for (const [file, text, instead] of edits) {
    const before = changed[file] ?? product.get(file)?.text ?? '';
    expect(before).toContain(text);
    changed[file] = before.replaceAll(text, instead);
  }
  return new Map([...product, ...treeOf(changed)]);
}

const found = (check: Takeout['check'], tree: SourceTree) => check(liveTree(tree), tree);

const foundAsItIs = remembered((check: Takeout['check']) => found(check, readProductTree()));

export function expectMissed({ check, named, edits }: Takeout): void {
  expect(foundAsItIs(check)).not.toContain(named);
  expect(found(check, without(edits))).toContain(named);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/root.ts';
import { uncalledExports } from './domain-callers.ts';
import type { SourceTree } from './source-tree.ts';

function decisionsUncalled(tree: SourceTree, leftOut: string): string[] {
  const others = new Map([...tree].filter(([path]) => !path.startsWith(leftOut)));
  return uncalledExports(others)
    .flatMap((thing) => /#(decide[A-Z]\w*)$/.exec(thing)?.[1] ?? [])
    .sort();
}

/** The decisions of the domain that the web never asks, neither itself nor by another rule. */
export function platformDecisions(tree: SourceTree): string[] {
  return decisionsUncalled(tree, 'apps/mock-api/');
}

/** The decisions of the domain that the platform never asks: what the web alone holds is no rule, but what a form lets press. */
export function webDecisions(tree: SourceTree): string[] {
  return decisionsUncalled(tree, 'apps/web/');
}

/** The decisions that a text leaves to a side alone, each line of its list with a reason behind a colon. */
export function listedDecisions(text: string, side: 'platform' | 'web'): string[] {
  const part = text.split(/^(?=## )/m).find((each) => each.startsWith(`## What only the ${side} decides\n`));
  const section = part ?? '';
  return [...section.matchAll(/^- ((?:`decide[A-Z]\w*`[, \n]*(?:and )?)+): \S/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
}

/** What the decision about decisions lists. */
export const documentedDecisions = (side: 'platform' | 'web'): string[] =>
  listedDecisions(readFileSync(join(root, 'docs/decisions/024-decisions-as-data.md'), 'utf8'), side);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/root.ts';
import { faceNames, leadsTo, type FaceName } from './domain-callers.ts';
import { handedOn, importedValues, outsideOf } from './links.ts';
import { productIn, type SourceTree } from './source-tree.ts';

/** A decision that a side asks by a rule that asks it. */
export interface Way {
  readonly side: string;
  readonly decision: string;
  readonly rule: string;
}

const folders: Readonly<Record<string, string>> = { platform: 'apps/mock-api/', web: 'apps/web/' };

const isDecision = ({ face }: FaceName) => /^decide[A-Z]/.test(face.name);

const keyOf = ({ face: { from, name } }: FaceName) => `${from}#${name}`;

/** What a side takes from the faces of the domain; in a live tree nothing is imported that is not used. */
function takenBy(tree: SourceTree, side: string): ReadonlySet<string> {
  const taken = productIn(tree, folders[side] ?? side)
    .filter(({ text }) => text.includes('@magpie/domain/'))
    .flatMap((source) =>
      [...importedValues(source), ...handedOn(source, '*')].map((each) => outsideOf(source.path, each)),
    );
  return new Set(taken.map(({ from, name }) => `${from}#${name}`));
}

/** The ways that a text lists, each line of its list with the rule behind a colon. */
export function listedWays(text: string): Way[] {
  const [, section = ''] = /^## What is asked by another rule$(.*?)^## /ms.exec(text) ?? [];
  return [...section.matchAll(/^- The (platform|web) `(decide[A-Z]\w*)`: by `(\w+)`\.$/gm)].map(
    ([, side = '', decision = '', rule = '']) => ({ side, decision, rule }),
  );
}

/** What the decision about decisions lists. */
export const documentedWays = (): Way[] =>
  listedWays(readFileSync(join(root, 'docs/decisions/024-decisions-as-data.md'), 'utf8'));

export const told = ({ side, decision, rule }: Way) => `${side} asks ${decision} by ${rule}`;

/**
 * What a side asks only by another rule of the domain: the ways of a list that hold, as `web asks decideMessage by
 * decideDeletion`, and `web asks decideMessage nowhere itself` where none does.
 * @param leftBy the decisions that a side does not ask at all
 */
export function indirectAsks(
  tree: SourceTree,
  ways: readonly Way[],
  leftBy: Readonly<Record<'platform' | 'web', readonly string[]>>,
): string[] {
  const names = faceNames(tree);
  return (['platform', 'web'] as const).flatMap((side) => {
    const taken = takenBy(tree, side);
    const isLeft = ({ face }: FaceName) => leftBy[side].includes(face.name);
    const holds = (decision: FaceName, { rule }: Way) =>
      names.some(
        (each) => each.face.name === rule && taken.has(keyOf(each)) && leadsTo(tree, each, decision),
      );
    const left = names.filter((each) => isDecision(each) && !isLeft(each) && !taken.has(keyOf(each)));
    return left.flatMap((decision) => {
      const own = ways.filter((way) => way.side === side && way.decision === decision.face.name);
      const found = own.filter((way) => holds(decision, way)).map(told);
      return found.length > 0 ? found : [`${side} asks ${decision.face.name} nowhere itself`];
    });
  });
}

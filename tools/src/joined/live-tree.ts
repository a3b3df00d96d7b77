import ts from 'typescript';
import { declarationsOf, usesIn } from '../trace/module-uses.ts';
import { deadBranches } from './dead-branches.ts';
import { droppedAnswers } from './dropped-answers.ts';
import { deadStatements, isWalked, liveNames } from './live-names.ts';
import { remembered } from './remembered.ts';
import { isProduct, treeOf, type Source, type SourceTree } from './source-tree.ts';

interface Span {
  readonly from: number;
  readonly to: number;
  readonly instead?: string;
}

const spanOf = (node: ts.Node): Span => ({ from: node.getStart(), to: node.end });

/** Lines stay where they are, so that what is found is found at its place. */
function blanked(text: string, spans: readonly Span[]): string {
  return spans.reduce((left, { from, to, instead = '' }) => {
    const rest = left.slice(from + instead.length, to).replace(/[^\n]/g, ' ');
    return left.slice(0, from) + instead + rest + left.slice(to);
  }, text);
}

function needlessImports(source: Source): Span[] {
  const { used } = usesIn(source.syntax());
  const isNeedless = (name: ts.Identifier | undefined) => name !== undefined && !used.has(name.text);
  return source
    .syntax()
    .statements.filter(ts.isImportDeclaration)
    .flatMap((node) => {
      const { importClause: clause } = node;
      if (!clause || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
      const { namedBindings: bindings } = clause;
      if (bindings && ts.isNamedImports(bindings)) {
        const needless = bindings.elements.filter((each) => !each.isTypeOnly && isNeedless(each.name));
        const isAll = needless.length === bindings.elements.length && !clause.name;
        return isAll ? [spanOf(node)] : needless.map((each) => withComma(source.text, spanOf(each)));
      }
      const isWhole = bindings && ts.isNamespaceImport(bindings) && isNeedless(bindings.name);
      return isWhole === true || (!bindings && isNeedless(clause.name)) ? [spanOf(node)] : [];
    });
}

const withComma = (text: string, { from, to }: Span): Span => ({
  from,
  to: to + (/^\s*,/.exec(text.slice(to))?.[0].length ?? 0),
});

function without(source: Source, spans: readonly Span[]): Source {
  if (spans.length === 0 && !/\btypeof decide[A-Z]/.test(source.text)) return source;
  const only = (text: string): Source => treeOf({ [source.path]: text }).get(source.path) ?? source;
  const rest = only(blanked(source.text, spans));
  return only(blanked(rest.text, needlessImports(rest)));
}

const unheardIn = (source: Source): Span[] => [
  ...droppedAnswers(source).map(spanOf),
  ...deadBranches(source).map(({ node, instead }) => ({ ...spanOf(node), instead })),
];

interface Walked {
  /** The tree without decisions whose answer is dropped, and without what never runs. */
  readonly asked: SourceTree;
  readonly live: ReadonlySet<string>;
}

// Trees that differ in one file share the others, and all that was read of these.
const askedOf = remembered((source: Source) =>
  isProduct(source.path) ? without(source, unheardIn(source)) : source,
);

const walk = remembered((tree: SourceTree): Walked => {
  const asked = new Map([...tree].map(([path, source]) => [path, askedOf(source)]));
  return { asked, live: liveNames(asked) };
});

/**
 * A tree without what stands in it and is used by nobody: declarations of the apps and of the design system that no way
 * leads to from where the apps begin, such as a component that nobody renders; decisions that are asked and whose answer is
 * dropped; what never runs, as in `if (false)`; and imports that are not used then. What is named by such code alone is loose.
 */
export const liveTree = remembered((tree: SourceTree): SourceTree => {
  const { asked, live } = walk(tree);
  return new Map(
    [...asked].map(([path, source]) => [
      path,
      isWalked(source) ? without(source, deadStatements(source, live).map(spanOf)) : source,
    ]),
  );
});

/** What a live tree lacks of the declarations of the apps and the design system, as `dead libs/ui/src/data/tabs.tsx#Tabs`. */
export function deadDeclarations(tree: SourceTree): string[] {
  const { asked, live } = walk(tree);
  return [...asked.values()].filter(isWalked).flatMap((source) =>
    deadStatements(source, live)
      .flatMap(declarationsOf)
      .map(([name]) => `dead ${source.path}#${name}`),
  );
}

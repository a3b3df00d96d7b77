import ts from 'typescript';
import { declarationsOf, usesOf, type ModuleUses, type Outside } from '../trace/module-uses.ts';
import { outsideOf } from './links.ts';
import { isProduct, nodesOf, treeOf, type Source, type SourceTree } from './source-tree.ts';

/** Where the web begins: in a browser, and where its pages are drawn before. */
const starts = ['apps/web/src/main.tsx', 'apps/web/src/app/prerender/prerender-site.ts'];

const isWeb = ({ path }: Source) => path.startsWith('apps/web/src/') && isProduct(path);

const keyOf = ({ from, name }: Outside) => `${from}#${name}`;

function remembered<Answer>(answer: (source: Source) => Answer): (source: Source) => Answer {
  const known = new WeakMap<Source, { readonly answer: Answer }>();
  return (source) => {
    const found = known.get(source) ?? { answer: answer(source) };
    known.set(source, found);
    return found.answer;
  };
}

const readUses = remembered(({ path, text }) => usesOf(path, text));

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

function runOf(place: string, uses: ModuleUses): Outside[] {
  return [...uses.run].flatMap((name) => {
    const imported = uses.imported.get(name);
    return imported ? [outsideOf(place, imported)] : [{ from: place, name }];
  });
}

function liveNames(tree: SourceTree): ReadonlySet<string> {
  const live = new Set<string>();
  const loaded = new Set<string>();
  const open: Outside[] = starts.map((from) => ({ from, name: '*' }));
  for (let next = open.pop(); next; next = open.pop()) {
    const source = tree.get(next.from);
    if (!source || !isWeb(source) || live.has(keyOf(next))) continue;
    live.add(keyOf(next));
    const uses = readUses(source);
    open.push(...behind(next, uses));
    if (!loaded.has(source.path)) open.push(...runOf(source.path, uses));
    loaded.add(source.path);
  }
  return live;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

const spanOf = (node: ts.Node): Span => ({ from: node.getStart(), to: node.end });

/** Lines stay where they are, so that what is found is found at its place. */
function blanked(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (left, { from, to }) =>
      left.slice(0, from) + left.slice(from, to).replace(/[^\n]/g, ' ') + left.slice(to),
    text,
  );
}

function deadDeclarations(source: Source, live: ReadonlySet<string>): Span[] {
  return source.syntax().statements.flatMap((statement) => {
    const names = declarationsOf(statement).map(([name]) => name);
    const isDead = names.length > 0 && !names.some((name) => live.has(`${source.path}#${name}`));
    return isDead ? [spanOf(statement)] : [];
  });
}

const isDecisionCall = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && /^decide[A-Z]/.test(node.expression.text);

const isDropped = (node: ts.Node): node is ts.ExpressionStatement =>
  ts.isExpressionStatement(node) &&
  (isDecisionCall(node.expression) ||
    (ts.isVoidExpression(node.expression) &&
      (isDecisionCall(node.expression.expression) || ts.isIdentifier(node.expression.expression))));

/** Decisions whose answer nobody looks at. */
const droppedAnswers = remembered((source): readonly Span[] =>
  /^\s*(?:void )?decide[A-Z]/m.test(source.text) ? nodesOf(source, isDropped).map(spanOf) : [],
);

function needlessImports(source: Source): Span[] {
  const { used } = usesOf(source.path, source.text);
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

/**
 * A tree without what stands in it and is used by nobody: declarations of the web that no way leads to from where it
 * begins, such as a component that nobody renders; decisions that are asked and whose answer is dropped; and imports that
 * are not used then. What is named by such code alone is loose.
 */
export function liveTree(tree: SourceTree): SourceTree {
  const asked = new Map(
    [...tree].map(([path, source]) => [
      path,
      isProduct(path) ? without(source, droppedAnswers(source)) : source,
    ]),
  );
  const live = liveNames(asked);
  return new Map(
    [...asked].map(([path, source]) => [
      path,
      isWeb(source) ? without(source, deadDeclarations(source, live)) : source,
    ]),
  );
}

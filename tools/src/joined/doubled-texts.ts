import ts from 'typescript';
import { nodesOf, nodesUnder, productIn, type Source, type SourceTree } from './source-tree.ts';
import { mayBeText, wordsOf } from './texts.ts';

type Named = ReadonlyMap<string, readonly ts.Node[]>;

const isNamed = (node: ts.Node): node is ts.VariableDeclaration | ts.FunctionDeclaration =>
  ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node);

function bare(node: ts.Node): ts.Node {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? bare(node.expression) : node;
}

/** A value by its name, and what an object holds by the names of both, as `messages.over`. */
function withMembers(name: string, value: ts.Node): (readonly [string, ts.Node])[] {
  const object = bare(value);
  const members = ts.isObjectLiteralExpression(object)
    ? object.properties.filter(ts.isPropertyAssignment)
    : [];
  return [
    [name, object],
    ...members.map((each) => [`${name}.${each.name.getText()}`, each.initializer] as const),
  ];
}

function namedIn(sources: readonly Source[]): Named {
  const named = sources
    .flatMap((source) => nodesOf(source, isNamed))
    .flatMap((node) => {
      const value = ts.isVariableDeclaration(node) ? node.initializer : node;
      return node.name && ts.isIdentifier(node.name) && value ? withMembers(node.name.text, value) : [];
    });
  return new Map(
    [...Map.groupBy(named, ([name]) => name)].map(([name, found]) => [name, found.map(([, value]) => value)]),
  );
}

function answersOf(node: ts.Node): ts.Node[] {
  if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return [node];
  if (!ts.isBlock(node.body)) return [node.body];
  return nodesUnder(node.body, ts.isReturnStatement).flatMap(({ expression }) => expression ?? []);
}

/** The sentences that an expression may come to, through constants, their members and functions of the domain. */
function saidBy(given: ts.Node, named: Named, seen: ReadonlySet<ts.Node> = new Set()): string[] {
  const node = bare(given);
  if (seen.has(node)) return [];
  const next = (each: ts.Node) => saidBy(each, named, new Set([...seen, node]));
  const words = wordsOf(node);
  if (words !== undefined) return [words];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(next);
  if (ts.isParenthesizedExpression(node)) return next(node.expression);
  if (ts.isCallExpression(node)) return next(node.expression);
  if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node))
    return (named.get(node.getText()) ?? []).flatMap(next);
  return ts.isFunctionLike(node) ? answersOf(node).flatMap(next) : [];
}

const isRow = (node: ts.Node): node is ts.PropertyAssignment | ts.MethodDeclaration =>
  (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) && node.name.getText() === 'text';

const reasonTexts = (source: Source, named: Named): string[] => [
  ...nodesOf(source, isRow)
    .map((node) => (ts.isPropertyAssignment(node) ? node.initializer : node))
    .flatMap((node) => saidBy(node, named)),
  ...(source.path.endsWith('-reasons.ts') ? textsIn(source) : []),
];

const isSentence = (text: string): boolean =>
  text.split(' ').filter((word) => /^\p{L}[\p{L}’'-]*[.,:;!?]?$/u.test(word)).length > 1;

const textsIn = (source: Source): string[] =>
  nodesOf(source, mayBeText).flatMap((node) => wordsOf(node) ?? []);

/**
 * The sentences of refusals of the domain that are written twice, whichever part of the product the other one stands in and
 * whatever their figures are called, each as `sentence: file, file`. One that is changed in one place would be left in the other.
 */
export function doubledTexts(tree: SourceTree): string[] {
  const sources = productIn(tree, 'libs/', 'apps/').filter(({ path }) => !path.endsWith('.d.ts'));
  const domain = sources.filter(({ path }) => path.startsWith('libs/domain/src/'));
  const named = namedIn(domain);
  const said = new Set(domain.flatMap((source) => reasonTexts(source, named)).filter(isSentence));
  const places = sources.flatMap((source) =>
    textsIn(source).flatMap((text) => (said.has(text) ? [{ text, path: source.path }] : [])),
  );
  return [...Map.groupBy(places, ({ text }) => text)]
    .filter(([, found]) => found.length > 1)
    .map(([text, found]) => `${text}: ${found.map(({ path }) => path).join(', ')}`);
}

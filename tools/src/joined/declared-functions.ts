import ts from 'typescript';
import type { Outside } from '../trace/module-uses.ts';
import { outsideOf, readUses } from './links.ts';
import { remembered } from './remembered.ts';
import { nodesOf, sourceAt, type Source, type SourceTree } from './source-tree.ts';

export type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

export interface DeclaredFunction {
  readonly source: Source;
  readonly node: FunctionNode;
}

const isWritten = (node: ts.Node): node is ts.FunctionExpression | ts.ArrowFunction =>
  ts.isFunctionExpression(node) || ts.isArrowFunction(node);

/** A function as it is written, or what another one is handed to keep, as in `useCallback(() => …, [])`. */
export function functionIn(node: ts.Node | undefined): ts.FunctionExpression | ts.ArrowFunction | undefined {
  if (!node) return undefined;
  if (ts.isCallExpression(node)) return functionIn(node.arguments[0]);
  return isWritten(node) ? node : undefined;
}

function namedBy(node: ts.FunctionDeclaration | ts.VariableDeclaration): [string, FunctionNode][] {
  if (ts.isFunctionDeclaration(node)) return node.name ? [[node.name.text, node]] : [];
  if (!ts.isIdentifier(node.name)) return [];
  const written = functionIn(node.initializer);
  return written ? [[node.name.text, written]] : [];
}

const declares = (node: ts.Node): node is ts.FunctionDeclaration | ts.VariableDeclaration =>
  ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node);

const functionsOf = remembered((source: Source) =>
  Map.groupBy(nodesOf(source, declares).flatMap(namedBy), ([name]) => name),
);

const functionsNamed = (source: Source, name: string): FunctionNode[] =>
  (functionsOf(source).get(name) ?? []).map(([, node]) => node);

/** The block or the file that a function of this name is known in. */
function homeOf(node: ts.Node): ts.Node {
  const { parent } = node;
  return ts.isBlock(parent) || ts.isSourceFile(parent) ? parent : homeOf(parent);
}

const holds = (home: ts.Node, use: ts.Node) => home.pos <= use.pos && use.end <= home.end;

function exportedBy(tree: SourceTree, { from, name }: Outside): DeclaredFunction | undefined {
  const source = sourceAt(tree, from);
  if (!source) return undefined;
  const passedOn = readUses(source).passedOn.get(name);
  if (passedOn) return exportedBy(tree, outsideOf(source.path, passedOn));
  const node = functionsNamed(source, name).find((each) => ts.isSourceFile(homeOf(each)));
  return node && { source, node };
}

/** The function that a name stands for where it is used: of the nearest block around, or of the module that it is from. */
export function functionNamed(
  tree: SourceTree,
  source: Source,
  use: ts.Identifier,
): DeclaredFunction | undefined {
  const near = functionsNamed(source, use.text)
    .filter((each) => holds(homeOf(each), use))
    .toSorted((one, other) => homeOf(other).pos - homeOf(one).pos)[0];
  if (near) return { source, node: near };
  const imported = readUses(source).imported.get(use.text);
  return imported && exportedBy(tree, outsideOf(source.path, imported));
}

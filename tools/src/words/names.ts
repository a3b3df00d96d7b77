import ts from 'typescript';
import type { Source } from '../joined/source-tree.ts';

/** A name that a file gives to something, and where. */
export interface GivenName {
  readonly name: string;
  readonly line: number;
}

const noNames = /"""[\s\S]*?"""|"[^"\n]*"|#.*/g;

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

function contractNames({ text }: Source): GivenName[] {
  const code = text.replace(noNames, (passedOver) => passedOver.replace(/[^\n]/g, ' '));
  return [...code.matchAll(/[A-Za-z_]\w*/g)].map(({ 0: name, index }) => ({
    name,
    line: lineAt(code, index),
  }));
}

/** Whether a node only repeats the name that something has elsewhere. */
const repeatsName = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) ||
  ts.isShorthandPropertyAssignment(node) ||
  ((ts.isImportSpecifier(node) || ts.isExportSpecifier(node) || ts.isBindingElement(node)) &&
    !node.propertyName &&
    // In a list a part has no name but this one.
    !ts.isArrayBindingPattern(node.parent));

function memberOfUnion(node: ts.LiteralTypeNode): string | undefined {
  const text = ts.isStringLiteral(node.literal) ? node.literal.text : '';
  // A sentence in a type is shown to somebody, so it is no name.
  return text.includes(' ') ? undefined : text;
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isLiteralTypeNode(node)) return memberOfUnion(node);
  const name = 'name' in node && !repeatsName(node) ? (node as ts.NamedDeclaration).name : undefined;
  return name && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name) || ts.isStringLiteral(name))
    ? name.text
    : undefined;
}

function codeNames(source: Source): GivenName[] {
  const syntax = source.syntax();
  const found: GivenName[] = [];
  const visit = (node: ts.Node): void => {
    const name = nameOf(node);
    if (name !== undefined)
      found.push({ name, line: syntax.getLineAndCharacterOfPosition(node.getStart(syntax)).line + 1 });
    ts.forEachChild(node, visit);
  };
  visit(syntax);
  return found;
}

/** The names of what a file declares: values, types, properties, parameters, members of unions, or the contract's words. */
export function namesIn(source: Source): GivenName[] {
  return source.path.endsWith('.graphql') ? contractNames(source) : codeNames(source);
}

/** The names of a file and of the folders that it is in. */
export const namesInPath = ({ path }: Source): GivenName[] =>
  path.split('/').map((part) => ({ name: part.replace(/\.[\w.]+$/, ''), line: 1 }));

import ts from 'typescript';
import { isRecording } from './doings.ts';
import { remembered } from './remembered.ts';
import { nodesOf, type Source } from './source-tree.ts';

/** The decisions that a file knows, by their names in it: in the domain all, elsewhere those that it has from there. */
export function decisionsIn({ path, syntax }: Source): (name: string) => boolean {
  const isDecision = (name: string) => /^decide[A-Z]/.test(name);
  if (path.startsWith('libs/domain/')) return isDecision;
  const known = new Set(
    syntax()
      .statements.filter(ts.isImportDeclaration)
      .filter(({ moduleSpecifier }) => moduleSpecifier.getText().startsWith("'@magpie/domain/"))
      .flatMap(({ importClause }) => {
        const bindings = importClause?.namedBindings;
        return bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
      })
      .filter(({ name, propertyName }) => isDecision((propertyName ?? name).text))
      .map(({ name }) => name.text),
  );
  return (name) => known.has(name);
}

const asserts = (node: ts.Node): boolean =>
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isNonNullExpression(node) ||
  ts.isAwaitExpression(node);

const combines = (node: ts.Node): boolean =>
  ts.isTemplateSpan(node) ||
  ts.isTemplateExpression(node) ||
  ts.isPropertyAssignment(node) ||
  ts.isShorthandPropertyAssignment(node) ||
  ts.isObjectLiteralExpression(node) ||
  ts.isArrayLiteralExpression(node) ||
  ts.isSpreadElement(node) ||
  ts.isSpreadAssignment(node) ||
  ts.isPrefixUnaryExpression(node);

/** What has an answer in it and nothing else done by it: the answer itself, a part of it, a text or an object with it. */
function carrierOf(node: ts.Node): ts.Node {
  const { parent } = node;
  const isOwner =
    (ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent)) &&
    parent.expression === node;
  const isTold = ts.isCallExpression(parent) && parent.expression.getText() === 'JSON.stringify' && !isOwner;
  return asserts(parent) || combines(parent) || isOwner || isTold ? carrierOf(parent) : node;
}

const isOwnName = (node: ts.Identifier): boolean =>
  'name' in node.parent && node.parent.name === node && !ts.isShorthandPropertyAssignment(node.parent);

export function bindingsOf(name: ts.BindingName): ts.Identifier[] {
  if (ts.isIdentifier(name)) return [name];
  const elements: readonly ts.ArrayBindingElement[] = name.elements;
  return elements.flatMap((each) => (ts.isBindingElement(each) ? bindingsOf(each.name) : []));
}

const isScope = (node: ts.Node): boolean =>
  ts.isBlock(node) || ts.isSourceFile(node) || ts.isCaseOrDefaultClause(node);

export function scopeOf(node: ts.Node): ts.Node {
  return isScope(node) || ts.isSourceFile(node) ? node : scopeOf(node.parent);
}

export function usesOfName(scope: ts.Node, name: string): ts.Identifier[] {
  const found: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === name && !isOwnName(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(scope);
  return found;
}

const isExported = (node: ts.VariableDeclaration): boolean =>
  ts.isVariableStatement(node.parent.parent) &&
  (node.parent.parent.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

function isNameDropped(binding: ts.Identifier): boolean {
  return usesOfName(scopeOf(binding), binding.text).every(isDropped);
}

/** Whether nobody looks at a value: it stands alone, is voided, is only recorded, or is kept under a name for nobody. */
function isDropped(node: ts.Node): boolean {
  const carrier = carrierOf(node);
  const { parent } = carrier;
  if (ts.isExpressionStatement(parent) || ts.isVoidExpression(parent)) return true;
  if (ts.isCallExpression(parent)) return parent.expression !== carrier && isRecording(parent);
  if (!ts.isVariableDeclaration(parent) || parent.initializer !== carrier || isExported(parent)) return false;
  return bindingsOf(parent.name).every(isNameDropped);
}

const isVoidedName = (node: ts.Node): node is ts.ExpressionStatement =>
  ts.isExpressionStatement(node) &&
  ts.isVoidExpression(node.expression) &&
  ts.isIdentifier(node.expression.expression);

/** Decisions whose answer nobody looks at, and names that are only voided. */
export const droppedAnswers = remembered((source: Source): readonly ts.Node[] => {
  if (!/\bdecide[A-Z]\w*/.test(source.text)) return [];
  const isDecision = decisionsIn(source);
  const isUnheard = (node: ts.Node): node is ts.CallExpression | ts.ExpressionStatement =>
    isVoidedName(node) ||
    (ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      isDecision(node.expression.text) &&
      isDropped(node));
  return nodesOf(source, isUnheard);
});

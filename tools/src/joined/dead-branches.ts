import ts from 'typescript';
import { remembered } from './remembered.ts';
import { nodesOf, type Source } from './source-tree.ts';

const isAlways = (node: ts.Expression): boolean => {
  if (ts.isParenthesizedExpression(node)) return isAlways(node.expression);
  if (ts.isPrefixUnaryExpression(node)) return isNever(node.operand);
  if (ts.isNumericLiteral(node)) return node.text !== '0';
  return node.kind === ts.SyntaxKind.TrueKeyword;
};

/** Whether a condition says no as it is written, whatever else is asked in it. */
function isNever(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isNever(node.expression);
  if (ts.isPrefixUnaryExpression(node)) return isAlways(node.operand);
  if (ts.isNumericLiteral(node)) return node.text === '0';
  if (ts.isIdentifier(node)) return node.text === 'undefined';
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) {
    return isNever(node.left) || isNever(node.right);
  }
  return node.kind === ts.SyntaxKind.FalseKeyword || node.kind === ts.SyntaxKind.NullKeyword;
}

type Branching = ts.IfStatement | ts.BinaryExpression | ts.ConditionalExpression;

const isSwitchedOff = (node: ts.Node): node is Branching =>
  (ts.isIfStatement(node) && isNever(node.expression)) ||
  (ts.isConditionalExpression(node) && isNever(node.condition)) ||
  (ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken &&
    isNever(node.left));

/** How such a condition looks, for most files hold none: at its beginning, or behind another question. */
const written =
  /\bif \([\s(]*(?:false|undefined|null|0|!true|!1)\b[\s)]*(?:\)|&&)|&&\s*(?:false|!true)\b|(?<![=,] ?)(?:\bfalse|\bnull|\b0|!true|!1)\s*(?:&&|\?[^?.])/;

export interface DeadBranch {
  readonly node: ts.Node;
  /** What may stand in its place, so that the rest is read as before. */
  readonly instead: string;
}

function branchOf(node: Branching): DeadBranch {
  if (ts.isIfStatement(node)) return { node: node.thenStatement, instead: ';' };
  return { node: ts.isConditionalExpression(node) ? node.whenTrue : node.right, instead: '0' };
}

/** What never runs because its condition is written so: `if (false) …`, and what stands behind `false &&`. */
export const deadBranches = remembered((source: Source): readonly DeadBranch[] =>
  written.test(source.text) ? nodesOf(source, isSwitchedOff).map(branchOf) : [],
);

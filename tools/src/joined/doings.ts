import ts from 'typescript';

/** Names of what keeps records: what is only told to them changes nothing. */
const recorders = /^(?:console|log|logger|logNote)$/i;

/** Whether a call only tells something to what keeps records. */
export function isRecording({ expression }: ts.CallExpression): boolean {
  const owner = ts.isPropertyAccessExpression(expression) ? expression.expression : expression;
  const name = ts.isPropertyAccessExpression(owner) ? owner.name : owner;
  return ts.isIdentifier(name) && recorders.test(name.text);
}

const isNothing = (node: ts.Node): boolean =>
  ts.isLiteralExpression(node) ||
  (ts.isIdentifier(node) && node.text === 'undefined') ||
  node.kind === ts.SyntaxKind.NullKeyword;

/** Whether code, if it runs, leaves everything as it is but for a record that is kept of it. */
export function doesNothing(node: ts.Node): boolean {
  if (ts.isBlock(node)) return node.statements.every(doesNothing);
  if (ts.isExpressionStatement(node) || ts.isVoidExpression(node) || ts.isParenthesizedExpression(node)) {
    return doesNothing(node.expression);
  }
  return ts.isEmptyStatement(node) || isNothing(node) || (ts.isCallExpression(node) && isRecording(node));
}

/** Whether a function does nothing: what it answers at its end is no deed. */
export function isIdle(body: ts.ConciseBody): boolean {
  if (!ts.isBlock(body)) return doesNothing(body);
  return body.statements.every((each) =>
    ts.isReturnStatement(each) ? !each.expression || doesNothing(each.expression) : doesNothing(each),
  );
}

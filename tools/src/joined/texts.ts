import ts from 'typescript';

const isJoined = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;

const folded = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** What stands of it in what is read; a figure is '…', whatever it is called. */
function partOf(node: ts.Node): string {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (ts.isJsxExpression(node)) return node.expression ? partOf(node.expression) : '';
  if (isJoined(node)) return partOf(node.left) + partOf(node.right);
  if (!ts.isTemplateExpression(node)) return '…';
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

const isChildText = (node: ts.Node): node is ts.JsxText | ts.JsxExpression =>
  ts.isJsxText(node) || ts.isJsxExpression(node);

/** A run of texts and figures between two elements is read as one; its first stands for all of it. */
function runFrom(node: ts.JsxText | ts.JsxExpression): string | undefined {
  const { parent } = node;
  if (!ts.isJsxElement(parent) && !ts.isJsxFragment(parent)) return undefined;
  const at = parent.children.indexOf(node);
  const before = parent.children[at - 1];
  if (before && isChildText(before)) return undefined;
  const rest = parent.children.slice(at);
  const end = rest.findIndex((each) => !isChildText(each));
  return folded(
    rest
      .slice(0, end === -1 ? rest.length : end)
      .map(partOf)
      .join(''),
  );
}

type TextNode =
  | ts.StringLiteralLike
  | ts.TemplateExpression
  | ts.BinaryExpression
  | ts.JsxText
  | ts.JsxExpression;

export const mayBeText = (node: ts.Node): node is TextNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || isJoined(node) || isChildText(node);

/** The text that a node is, as it is read; undefined for all that is none, and for what is a part of another text. */
export function wordsOf(node: ts.Node): string | undefined {
  if (!mayBeText(node) || (isJoined(node) && isJoined(node.parent))) return undefined;
  return isChildText(node) ? runFrom(node) : partOf(node);
}

import ts from 'typescript';
import { nodesOf, productIn, type Source, type SourceTree } from './source-tree.ts';

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateExpression =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** A text as it is read, whatever its figures are called. */
const wordsOf = (node: ts.StringLiteralLike | ts.TemplateExpression): string =>
  ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
    : node.text;

const textsIn = (source: Source): string[] => nodesOf(source, isText).map(wordsOf);

const rowTexts = (source: Source): string[] =>
  nodesOf(source, ts.isPropertyAssignment)
    .filter(({ name }) => name.getText() === 'text')
    .flatMap(({ initializer }) => (ts.isArrowFunction(initializer) ? [initializer.body] : []))
    .filter(isText)
    .map(wordsOf)
    .filter((text) => text.includes(' '));

/**
 * The sentences of refusals of the domain that are written twice, whichever part of the product the other one stands in and
 * whatever their figures are called, each as `sentence: file, file`. One that is changed in one place would be left in the other.
 */
export function doubledTexts(tree: SourceTree): string[] {
  const sources = productIn(tree, 'libs/', 'apps/').filter(({ path }) => !path.endsWith('.d.ts'));
  const said = new Set(sources.filter(({ path }) => path.startsWith('libs/domain/src/')).flatMap(rowTexts));
  const places = sources.flatMap((source) =>
    textsIn(source).flatMap((text) => (said.has(text) ? [{ text, path: source.path }] : [])),
  );
  return [...Map.groupBy(places, ({ text }) => text)]
    .filter(([, found]) => found.length > 1)
    .map(([text, found]) => `${text}: ${found.map(({ path }) => path).join(', ')}`);
}

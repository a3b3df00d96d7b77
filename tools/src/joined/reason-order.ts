import ts from 'typescript';
import { nodesOf, nodesUnder, productIn, type SourceTree } from './source-tree.ts';
import { tablesIn } from './reasons.ts';

type Named = ts.FunctionDeclaration | ts.VariableDeclaration;

const isDecision = (node: ts.Node): node is Named =>
  (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) &&
  /^decide[A-Z]/.test(node.name?.getText() ?? '');

function refusedBy(node: Named): string[] {
  const words = nodesUnder(node, ts.isCallExpression)
    .filter(({ expression }) => expression.getText() === 'refuse')
    .flatMap(({ arguments: [reason] }) => (reason && ts.isStringLiteral(reason) ? [reason.text] : []));
  return [...new Set(words)];
}

const areaOf = (path: string): string => path.split('/').slice(0, 4).join('/');

/**
 * The decisions whose checks stand in another order than the rows of their table, each as `decision: reasons of its checks`. A table is
 * a decision's that stands in its area and has a row for each reason which it refuses for itself. What another function refuses for
 * it, by a list or by a variable, is not read.
 */
export function disorderedReasons(tree: SourceTree): string[] {
  const domain = productIn(tree, 'libs/domain/src/');
  const tables = domain.flatMap((source) =>
    tablesIn(source).map(({ rows }) => ({ rows, area: areaOf(source.path) })),
  );
  return domain.flatMap((source) =>
    nodesOf(source, isDecision).flatMap((node) => {
      const words = refusedBy(node);
      const own = tables.filter(
        ({ rows, area }) => area === areaOf(source.path) && words.every((word) => rows.includes(word)),
      );
      const inOrder = ({ rows }: { readonly rows: readonly string[] }) =>
        rows.filter((row) => words.includes(row)).every((row, at) => row === words[at]);
      return own.length === 0 || own.some(inOrder)
        ? []
        : [`${String(node.name?.getText())}: ${words.join(', ')}`];
    }),
  );
}

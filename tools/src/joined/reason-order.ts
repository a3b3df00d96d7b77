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
 * The decisions whose checks stand in another order than the rows of a table of their area, each as `decision: reasons of its checks`.
 * What another function refuses for a decision, by a list or by a variable, is not read, nor are rows that come from another table.
 */
export function disorderedReasons(tree: SourceTree): string[] {
  const domain = productIn(tree, 'libs/domain/src/');
  const tables = domain.flatMap((source) =>
    tablesIn(source).map(({ rows }) => ({ rows, area: areaOf(source.path) })),
  );
  return domain.flatMap((source) => {
    const near = tables.filter(({ area }) => area === areaOf(source.path));
    return nodesOf(source, isDecision).flatMap((node) => {
      const words = refusedBy(node);
      const inOrder = near.every(({ rows }) => {
        const shared = words.filter((word) => rows.includes(word));
        return rows.filter((row) => words.includes(row)).every((row, at) => row === shared[at]);
      });
      return inOrder ? [] : [`${String(node.name?.getText())}: ${words.join(', ')}`];
    });
  });
}

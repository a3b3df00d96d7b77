import ts from 'typescript';
import { nodesOf, productIn, type Source, type SourceTree } from './source-tree.ts';

interface Row {
  readonly table: string;
  readonly reason: string;
}

function literalOf(node: ts.Expression): ts.ObjectLiteralExpression | undefined {
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) return literalOf(node.expression);
  return ts.isObjectLiteralExpression(node) ? node : undefined;
}

function rowsIn(source: Source): Row[] {
  return source
    .syntax()
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ name, initializer }) => {
      if (!ts.isIdentifier(name) || !initializer || !/reasons$/i.test(name.text)) return [];
      const properties = literalOf(initializer)?.properties ?? [];
      return properties.flatMap((row) =>
        row.name && ts.isIdentifier(row.name) ? [{ table: name.text, reason: row.name.text }] : [],
      );
    });
}

/** The texts that code computes with; a name in a type gives nobody a reason. */
const textsIn = (source: Source): string[] =>
  nodesOf(source, ts.isStringLiteral)
    .filter(({ parent }) => !ts.isLiteralTypeNode(parent))
    .map(({ text }) => text);

/**
 * The rows of the domain's reason tables that no decision answers, as `reason seatReasons.callUnknown`. Only names are
 * compared, so a row that is called like some other text is believed to be answered.
 */
export function unansweredReasons(tree: SourceTree): string[] {
  const product = productIn(tree, 'libs/domain/src/', 'apps/');
  const answered = new Set(product.flatMap(textsIn));
  return product
    .filter(({ path }) => path.startsWith('libs/domain/src/'))
    .flatMap(rowsIn)
    .filter(({ reason }) => !answered.has(reason))
    .map(({ table, reason }) => `reason ${table}.${reason}`);
}

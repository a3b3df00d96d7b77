import { Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import ts from 'typescript';
import { schemaOf } from './contract-use.ts';
import { operationsFiles } from './operations.ts';
import { nodesOf, productIn, type SourceTree } from './source-tree.ts';

const isWord = (node: ts.Node): node is ts.Identifier | ts.StringLiteralLike =>
  ts.isIdentifier(node) || ts.isStringLiteralLike(node);

function wordsIn(tree: SourceTree): ReadonlySet<string> {
  const readers = productIn(tree, 'apps/web/src/', 'libs/domain/src/', 'libs/ui/src/');
  return new Set(readers.flatMap((source) => nodesOf(source, isWord)).map(({ text }) => text));
}

/**
 * What the player's operations select and neither the web nor the domain names anywhere, as `unread Game.code`. Only names
 * are compared, so a field that is called like something else is believed to be read. What a mutation answers may be unread.
 */
export function unreadFields(tree: SourceTree): string[] {
  const words = wordsIn(tree);
  const unread: string[] = [];
  for (const { endpoint, document } of operationsFiles(tree)) {
    const schema = endpoint === 'control' ? undefined : schemaOf(tree, endpoint);
    if (!schema) continue;
    const info = new TypeInfo(schema);
    const visitor = visitWithTypeInfo(info, {
      [Kind.FIELD]: ({ name, alias }) => {
        const parent = info.getParentType();
        if (!parent || parent === schema.getMutationType()) return;
        if (!words.has((alias ?? name).value)) unread.push(`unread ${parent.name}.${name.value}`);
      },
    });
    visit(document, visitor);
  }
  return [...new Set(unread)];
}

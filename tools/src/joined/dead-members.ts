import ts from 'typescript';
import { nodesOf, productIn, type Source, type SourceTree } from './source-tree.ts';

const platform = 'apps/mock-api/src/';

/** What Kysely asks of a driver, its connections and a compiler by these names. */
const askedByPackages = [
  ...['init', 'acquireConnection', 'releaseConnection', 'beginTransaction', 'commitTransaction'],
  ...['streamQuery', 'withConnectionProvider', 'visitDataType', 'getAutoIncrement'],
];

const isPrivate = (node: ts.ClassElement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword);

function membersIn(source: Source): { readonly owner: string; readonly name: string }[] {
  return nodesOf(source, ts.isClassDeclaration).flatMap(({ name: owner, members }) =>
    members
      .filter((each) => ts.isMethodDeclaration(each) || ts.isGetAccessor(each))
      .filter((each) => !isPrivate(each))
      .flatMap(({ name }) => (ts.isIdentifier(name) ? [{ owner: owner?.text ?? '', name: name.text }] : [])),
  );
}

/** The names behind a dot, and those that are taken out of an object, as in `const { a, b } =`. */
function askedIn({ text }: Source): string[] {
  const takenOut = [...`(${text}`.matchAll(/[(){}][^(){}]*(?=\} =)/g)].flatMap(([part]) => [
    ...part.matchAll(/[{,]\s*(\w+)/g),
  ]);
  return [...text.matchAll(/\.(\w+)/g), ...takenOut].map(([, name = '']) => name);
}

/**
 * The methods and getters of the platform's classes that no code of the platform asks for, as `dead
 * apps/mock-api/src/platform/store/sqlite-file.ts#SqliteFile.isOpen`. Only names are compared.
 */
export function deadMembers(tree: SourceTree): string[] {
  const product = productIn(tree, platform);
  const asked = new Set([...askedByPackages, ...product.flatMap(askedIn)]);
  return product
    .filter(({ text }) => /\bclass \w/.test(text))
    .flatMap((source) => membersIn(source).map((member) => ({ ...member, path: source.path })))
    .filter(({ name }) => !asked.has(name))
    .map(({ path, owner, name }) => `dead ${path}#${owner}.${name}`);
}

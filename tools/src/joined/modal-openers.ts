import ts from 'typescript';
import { methodOf, useOf } from './modal-uses.ts';
import { nodesOf, productIn, type Source, type SourceTree } from './source-tree.ts';

const registryPath = 'apps/web/src/app/modal-registry.ts';

const declarations = ['apps/web/src/shared/modals/', registryPath];

export function modalNames(tree: SourceTree): string[] {
  const source = tree.get(registryPath);
  const registry = source
    ? nodesOf(source, ts.isVariableDeclaration).find(
        ({ name }) => ts.isIdentifier(name) && name.text === 'modalRegistry',
      )
    : undefined;
  const table = registry?.initializer;
  if (!table || !ts.isObjectLiteralExpression(table)) return [];
  return table.properties.flatMap(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [],
  );
}

function opensByName(source: Source): boolean {
  return nodesOf(source, ts.isCallExpression).some((call) => {
    const [name] = call.arguments;
    return methodOf(call) === 'open' && name !== undefined && !ts.isStringLiteral(name);
  });
}

const namesIn = (source: Source, names: ReadonlySet<string>) =>
  nodesOf(source, ts.isStringLiteral).filter(({ text }) => names.has(text));

const isRule = ({ path }: Source) => path.startsWith('libs/domain/');

function openedBy(tree: SourceTree, source: Source, names: ReadonlySet<string>): string[] {
  const holdersOpen = isRule(source) || opensByName(source);
  return namesIn(source, names)
    .filter((node) => {
      const use = useOf(node, { tree, source, followed: [] });
      return use === 'opens' || (use === 'holds' && holdersOpen);
    })
    .map(({ text }) => text);
}

/** What the rules answer opens nothing by itself: whoever opens by such an answer tells it by its name. */
function openedByRules(tree: SourceTree, sources: readonly Source[], names: ReadonlySet<string>): string[] {
  const told = new Set(
    sources
      .filter((source) => !isRule(source) && opensByName(source))
      .flatMap((source) =>
        namesIn(source, names)
          .filter(({ parent }) => ts.isCaseClause(parent) || ts.isBinaryExpression(parent))
          .map(({ text }) => text),
      ),
  );
  return sources
    .filter(isRule)
    .flatMap((source) => openedBy(tree, source, names))
    .filter((name) => told.has(name));
}

/**
 * The modals of the registry that nothing in the product opens, as `modal levelModal`. A modal is opened where
 * `modals.open` names it, where its name is handed to a function or a component that opens what it is handed, and where a rule of the domain answers its name and
 * the web tells that answer by it before it opens; a type, a comparison or the closing of it alone opens nothing.
 */
export function unopenedModals(tree: SourceTree): string[] {
  const names = modalNames(tree);
  const all = new Set(names);
  const sources = productIn(tree, 'apps/web/src/', 'libs/domain/src/')
    .filter(({ path }) => !declarations.some((place) => path.startsWith(place)))
    .filter(({ text }) => names.some((name) => text.includes(name)));
  const opened = new Set([
    ...sources.filter((source) => !isRule(source)).flatMap((source) => openedBy(tree, source, all)),
    ...openedByRules(tree, sources, all),
  ]);
  return names.filter((name) => !opened.has(name)).map((name) => `modal ${name}`);
}

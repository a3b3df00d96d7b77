import ts from 'typescript';
import { handedOn, importedValues, outsideOf } from './links.ts';
import { nodesOf, productIn, type Source, type SourceTree } from './source-tree.ts';

interface Table {
  readonly name: string;
  readonly rows: readonly string[];
  /** The types that it says its reasons are of. */
  readonly types: readonly string[];
}

interface Shape {
  readonly rows: readonly string[];
  readonly types: readonly string[];
}

const typeNames = (node: ts.Node): string[] => {
  const own = ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) ? [node.typeName.text] : [];
  const inner: string[] = [];
  ts.forEachChild(node, (each) => {
    inner.push(...typeNames(each));
  });
  return [...own, ...inner];
};

function shapeOf(node: ts.Expression): Shape | undefined {
  if (ts.isAsExpression(node)) return shapeOf(node.expression);
  if (ts.isSatisfiesExpression(node)) {
    const shape = shapeOf(node.expression);
    const [reasons] = ts.isTypeReferenceNode(node.type) ? (node.type.typeArguments ?? []) : [];
    return shape && { rows: shape.rows, types: reasons ? typeNames(reasons) : [] };
  }
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const rows = node.properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []));
  return { rows, types: [] };
}

function tablesIn(source: Source): Table[] {
  return source
    .syntax()
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ name, initializer }) => {
      if (!ts.isIdentifier(name) || !initializer || !/reasons$/i.test(name.text)) return [];
      const shape = shapeOf(initializer);
      return shape ? [{ name: name.text, ...shape }] : [];
    });
}

/** What the types of the domain are made of, by their names. */
function partsOfTypes(sources: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  const aliases = sources.flatMap((source) => source.syntax().statements.filter(ts.isTypeAliasDeclaration));
  return new Map(aliases.map(({ name, type }) => [name.text, typeNames(type)]));
}

function allParts(types: readonly string[], partsOf: ReadonlyMap<string, readonly string[]>): Set<string> {
  const all = new Set<string>();
  const open = [...types];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (all.has(next)) continue;
    all.add(next);
    open.push(...(partsOf.get(next) ?? []));
  }
  return all;
}

const comparisons: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/** A name in a type gives nobody a reason, and neither does asking for one. */
function isAnswer({ parent }: ts.StringLiteral): boolean {
  if (ts.isLiteralTypeNode(parent) || ts.isCaseClause(parent) || ts.isImportDeclaration(parent)) return false;
  return !ts.isBinaryExpression(parent) || !comparisons.has(parent.operatorToken.kind);
}

interface Answers {
  readonly path: string;
  /** Every name that the code has, of types too. */
  readonly names: ReadonlySet<string>;
  readonly texts: ReadonlySet<string>;
  readonly helpers: ReadonlySet<string>;
}

/** The files that a file imports values from, and those of the decisions that it asks of other areas. */
function helpersOf(source: Source, tree: SourceTree): string[] {
  return importedValues(source).flatMap((each) => {
    const { from, name } = outsideOf(source.path, each);
    const face = /^decide[A-Z]/.test(name) ? tree.get(from) : undefined;
    const decisions = face ? handedOn(face, name).map((other) => outsideOf(from, other).from) : [];
    return [from, ...decisions];
  });
}

function answersIn(source: Source, tree: SourceTree): Answers {
  return {
    path: source.path,
    names: new Set(nodesOf(source, ts.isIdentifier).map(({ text }) => text)),
    texts: new Set(
      nodesOf(source, ts.isStringLiteral)
        .filter(isAnswer)
        .map(({ text }) => text),
    ),
    helpers: new Set(helpersOf(source, tree)),
  };
}

/**
 * The rows of the domain's reason tables that no decision answers, as `reason seatReasons.callUnknown`. Only code answers
 * for a table that names it, the type of its reasons, a part of that type or one that it is a part of; and the helpers of
 * such code. The same word of another area does not.
 */
export function unansweredReasons(tree: SourceTree): string[] {
  const product = productIn(tree, 'libs/domain/src/', 'apps/');
  const domain = product.filter(({ path }) => path.startsWith('libs/domain/src/'));
  const partsOf = partsOfTypes(domain);
  const wholesOf = (types: readonly string[]) =>
    [...partsOf.keys()].filter((name) => types.some((type) => allParts([name], partsOf).has(type)));
  const answers = [
    ...domain,
    ...product.filter(({ path, text }) => path.startsWith('apps/') && /reason/i.test(text)),
  ].map((source) => answersIn(source, tree));
  return domain.flatMap(tablesIn).flatMap(({ name, rows, types }) => {
    const own = [name, ...allParts(types, partsOf), ...wholesOf(types)];
    const near = answers.filter(({ names }) => own.some((each) => names.has(each)));
    const called = new Set(near.flatMap((each) => [...each.helpers]));
    const helpers = answers.filter(({ path }) => called.has(path));
    const given = new Set([...near, ...helpers].flatMap(({ texts }) => [...texts]));
    return rows.filter((reason) => !given.has(reason)).map((reason) => `reason ${name}.${reason}`);
  });
}

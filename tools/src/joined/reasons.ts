import ts from 'typescript';
import { giversIn, type Giver } from './given-reasons.ts';
import { productIn, type Source, type SourceTree } from './source-tree.ts';

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

export function tablesIn(source: Source): Table[] {
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

const isDecision = (name: string) => /^decide[A-Z]/.test(name);

/** Whether a statement gives a row of a table its reason: one that is near the table, or that one of those asks by name. */
function gives(giver: Giver, word: string, own: ReadonlySet<string>, near: readonly Giver[]): boolean {
  const isNear = near.includes(giver);
  const isAskedBy = (names: (other: Giver) => ReadonlySet<string>) =>
    near.some((other) => giver.declares.some((name) => names(other).has(name)));
  const isAsked = () => isAskedBy(({ names }) => names);
  return giver.reasons.some((reason) => {
    if (reason.word !== word) return false;
    if (reason.how === 'holds') return isNear || isAskedBy(({ refusesBy }) => refusesBy);
    if (reason.returned.has(word)) return isAsked();
    if (reason.how === 'refuses') return isNear || (giver.declares.some(isDecision) && isAsked());
    return [...reason.returned].some((name) => own.has(name));
  });
}

/**
 * The rows of the domain's reason tables that no code returns, as `reason seatReasons.callUnknown`. Near a table is a
 * statement that names it, the type of its reasons, a part of that type or one that it is a part of. A row is returned by a
 * refusal near its table, or in a decision that is asked there; by a function that says it returns such a type, or these
 * words, and is asked there; and by a list of words that is refused by there. The same word of another area returns nothing,
 * nor does one that stands beside the table for something else.
 */
export function unansweredReasons(tree: SourceTree): string[] {
  const product = productIn(tree, 'libs/domain/src/', 'apps/');
  const domain = product.filter(({ path }) => path.startsWith('libs/domain/src/'));
  const partsOf = partsOfTypes(domain);
  const wholesOf = (types: readonly string[]) =>
    [...partsOf.keys()].filter((name) => types.some((type) => allParts([name], partsOf).has(type)));
  const givers = [
    ...domain,
    ...product.filter(({ path, text }) => path.startsWith('apps/') && /reason/i.test(text)),
  ].flatMap(giversIn);
  return domain.flatMap(tablesIn).flatMap(({ name, rows, types }) => {
    const own = new Set([name, ...allParts(types, partsOf), ...wholesOf(types)]);
    const near = givers.filter(({ names }) => [...own].some((each) => names.has(each)));
    return rows
      .filter((word) => !givers.some((giver) => gives(giver, word, own, near)))
      .map((reason) => `reason ${name}.${reason}`);
  });
}

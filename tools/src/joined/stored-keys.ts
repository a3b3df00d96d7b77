import ts from 'typescript';
import { membersOf } from './settings.ts';
import { nodesOf, productIn, type Source, type SourceTree } from './source-tree.ts';

const keysFile = 'libs/domain/src/session/storage.ts';

const tables = ['cookieNames', 'storageKeys', 'sessionStorageKeys'];

const storages = /^(?:localStore|tabStore|localStorage|sessionStorage|storage|Cookies)$/;

type CallKind = 'keeps' | 'removes' | 'reads' | 'other';

const methods: ReadonlyMap<string, CallKind> = new Map([
  ['write', 'keeps'],
  ['set', 'keeps'],
  ['setItem', 'keeps'],
  ['remove', 'removes'],
  ['removeItem', 'removes'],
  ['read', 'reads'],
  ['get', 'reads'],
  ['getItem', 'reads'],
]);

const helpers: ReadonlyMap<string, CallKind> = new Map([
  ['writeJson', 'keeps'],
  ['readJson', 'reads'],
]);

function kindOf({ expression }: ts.CallExpression): CallKind {
  if (ts.isIdentifier(expression)) return helpers.get(expression.text) ?? 'other';
  if (!ts.isPropertyAccessExpression(expression)) return 'other';
  const isStorage = storages.test(expression.expression.getText());
  return (isStorage ? methods.get(expression.name.text) : undefined) ?? 'other';
}

function keysReadIn(source: Source): string[] {
  return nodesOf(source, ts.isPropertyAccessExpression)
    .filter(({ expression }) => ts.isIdentifier(expression) && tables.includes(expression.text))
    .filter(({ parent }) => !ts.isCallExpression(parent) || !/^(?:keeps|removes)$/.test(kindOf(parent)))
    .map((node) => node.getText());
}

function keyOf(call: ts.CallExpression): string | undefined {
  return (ts.isIdentifier(call.expression) ? call.arguments[1] : call.arguments[0])?.getText();
}

function keptOnlyIn(source: Source): string[] {
  const calls = nodesOf(source, ts.isCallExpression);
  const keysOf = (kind: CallKind) =>
    new Set(calls.filter((call) => kindOf(call) === kind).flatMap((call) => keyOf(call) ?? []));
  const read = keysOf('reads');
  return [...keysOf('keeps')].filter(
    (key) => !read.has(key) && !tables.some((table) => key.startsWith(`${table}.`)),
  );
}

/**
 * The keys of the browser's storages and cookies that are declared or written, and whose value the web never reads, as
 * `stored key storageKeys.brandName`.
 */
export function unreadKeys(tree: SourceTree): string[] {
  const web = productIn(tree, 'apps/web/src/').filter(({ text }) =>
    /(?:localStore|tabStore|[sS]torage|Cookies|torageKeys|cookieNames)\b/.test(text),
  );
  const keys = tree.get(keysFile);
  const declared = keys
    ? tables.flatMap((table) => membersOf(keys, table).map((key) => `${table}.${key}`))
    : [];
  const read = new Set(web.flatMap(keysReadIn));
  const loose = web.flatMap((source) => keptOnlyIn(source).map((key) => `${source.path} ${key}`));
  return [...declared.filter((key) => !read.has(key)), ...loose].map((key) => `stored key ${key}`);
}

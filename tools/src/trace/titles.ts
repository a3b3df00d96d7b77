import ts from 'typescript';
import { remembered } from '../joined/remembered.ts';
import { nodesUnder, type Source } from '../joined/source-tree.ts';
import { declarationsOf, namesIn } from './module-uses.ts';
import { citedIds } from './trace.ts';

export interface CitingTest {
  readonly ids: readonly string[];
  /** What its file and its imports have that it uses itself, by helpers beside it or by what runs before it. */
  readonly names: () => ReadonlySet<string>;
}

export interface Citations {
  readonly tests: readonly CitingTest[];
  /** The ids of texts that stand in no test, such as the title of a group or a table that has a name. */
  readonly elsewhere: readonly string[];
}

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateHead =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node);

/** The name that a call begins with, as `it` in `it.each(rows)('…', …)`. */
function begins(node: ts.Node): string {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return begins(node.expression);
  return ts.isIdentifier(node) ? node.text : '';
}

const isTest = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  /^(?:it|test)$/.test(begins(node)) &&
  !(ts.isCallExpression(node.parent) && node.parent.expression === node);

const isHook = (node: ts.Node): boolean =>
  ts.isExpressionStatement(node) && /^before(?:Each|All)$/.test(begins(node.expression));

const own = (node: ts.Node) => namesIn(node, new Map());

function groupsAround(test: ts.Node): (ts.Block | ts.SourceFile)[] {
  const groups: (ts.Block | ts.SourceFile)[] = [];
  for (let node = test.parent; ; node = node.parent) {
    if (ts.isBlock(node)) groups.push(node);
    if (ts.isSourceFile(node)) return [...groups, node];
  }
}

function namesOf(test: ts.CallExpression): ReadonlySet<string> {
  const groups = groupsAround(test);
  const helpers = new Map(
    groups.filter(ts.isBlock).flatMap(({ statements }) => statements.flatMap(declarationsOf)),
  );
  const hooks = groups.flatMap(({ statements }) => statements.filter(isHook));
  const names = new Set<string>();
  const open = [test, ...hooks].flatMap((node) => [...own(node)]);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (names.has(name)) continue;
    names.add(name);
    const helper = helpers.get(name);
    if (helper) open.push(...own(helper));
  }
  return names;
}

/** Who cites ids in a test file. */
export const citationsIn = remembered((source: Source): Citations => {
  const calls = nodesUnder(source.syntax(), isTest);
  const texts = nodesUnder(source.syntax(), isText).filter(({ text }) => citedIds(text).length > 0);
  const within = (call: ts.Node) => texts.filter(({ pos, end }) => pos >= call.pos && end <= call.end);
  const tests = calls
    .map((call) => ({ call, ids: within(call).flatMap(({ text }) => citedIds(text)) }))
    .filter(({ ids }) => ids.length > 0)
    .map(({ call, ids }) => ({ ids, names: () => namesOf(call) }));
  const inside = new Set(calls.flatMap(within));
  return {
    tests,
    elsewhere: texts.filter((text) => !inside.has(text)).flatMap(({ text }) => citedIds(text)),
  };
});

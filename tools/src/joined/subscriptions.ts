import { Kind, OperationTypeNode, parse } from 'graphql';
import ts from 'typescript';
import { functionIn, functionNamed } from './declared-functions.ts';
import { isIdle } from './doings.ts';
import { sentOperations } from './operations.ts';
import { nodesOf, productIn, type Source, type SourceTree } from './source-tree.ts';

const platform = 'apps/mock-api/src/';

const control = `${platform}modules/control/`;

export function subscriptionFields(tree: SourceTree): string[] {
  return [...tree.values()]
    .filter(({ path }) => path.startsWith('schema/subscriptions/') && path.endsWith('.graphql'))
    .flatMap(({ text }) => parse(text).definitions)
    .flatMap((node) =>
      (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION) &&
      node.name.value === 'Subscription'
        ? (node.fields ?? []).map(({ name }) => name.value)
        : [],
    );
}

function sentFields(tree: SourceTree): string[] {
  return sentOperations(tree)
    .filter(({ node }) => node.operation === OperationTypeNode.SUBSCRIPTION)
    .flatMap(({ node }) => node.selectionSet.selections)
    .flatMap((field) => (field.kind === Kind.FIELD ? [field.name.value] : []));
}

function listensToPushes({ expression }: ts.CallExpression): boolean {
  if (ts.isIdentifier(expression)) return expression.text === 'usePush';
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'on') return false;
  const { expression: owner } = expression;
  const name = ts.isPropertyAccessExpression(owner) ? owner.name : owner;
  return ts.isIdentifier(name) && name.text === 'pushes';
}

/** Whether what is called back, as it is written or by its name, does nothing or only keeps a record. */
function isIdleHandler(tree: SourceTree, source: Source, handler: ts.Expression | undefined): boolean {
  const named = handler && ts.isIdentifier(handler) ? functionNamed(tree, source, handler)?.node : undefined;
  const body = (named ?? functionIn(handler))?.body;
  return body !== undefined && isIdle(body);
}

interface Listening {
  readonly name: string;
  readonly idle: boolean;
}

function listeningIn(tree: SourceTree, source: Source): Listening[] {
  return nodesOf(source, ts.isCallExpression)
    .filter(listensToPushes)
    .flatMap(({ arguments: [name, handler] }) =>
      name && ts.isStringLiteral(name)
        ? [{ name: name.text, idle: isIdleHandler(tree, source, handler) }]
        : [],
    );
}

/** The fields that the web subscribes to and then does something about at each place, by `usePush` or by `pushes.on`. */
function listenedTo(tree: SourceTree): ReadonlySet<string> {
  const listening = productIn(tree, 'apps/web/src/')
    .filter(({ text }) => /\b(?:usePush|pushes\s*\.on)\(/.test(text))
    .flatMap((source) => listeningIn(tree, source));
  const isHeard = (field: string) =>
    listening.some(({ name }) => name === field) &&
    !listening.some(({ name, idle }) => name === field && idle);
  return new Set(sentFields(tree).filter(isHeard));
}

function constantsOf(sources: readonly Source[]): ReadonlyMap<string, string> {
  return new Map(
    sources
      .flatMap((source) => nodesOf(source, ts.isVariableDeclaration))
      .flatMap(({ name, initializer }): [string, string][] =>
        ts.isIdentifier(name) && initializer && ts.isStringLiteral(initializer)
          ? [[name.text, initializer.text]]
          : [],
      ),
  );
}

function textOf(node: ts.Node, constants: ReadonlyMap<string, string>): string[] {
  if (ts.isStringLiteral(node)) return [node.text];
  const text = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
  return text === undefined ? [] : [text];
}

function callsOf(source: Source, method: string): ts.CallExpression[] {
  return nodesOf(source, ts.isCallExpression).filter(
    ({ expression }) => ts.isPropertyAccessExpression(expression) && expression.name.text === method,
  );
}

function emittedNames(call: ts.CallExpression): ts.Node[] {
  const [event] = call.arguments;
  if (!event || !ts.isObjectLiteralExpression(event)) return [];
  return event.properties.flatMap((each) => {
    if (ts.isShorthandPropertyAssignment(each)) return each.name.text === 'name' ? [each.name] : [];
    const isName = ts.isPropertyAssignment(each) && ts.isIdentifier(each.name) && each.name.text === 'name';
    return isName ? [each.initializer] : [];
  });
}

function awaitedNames(tree: SourceTree, source: Source): ts.Node[] {
  const consequences = callsOf(source, 'onEvent')
    .filter(({ arguments: [, handler] }) => !isIdleHandler(tree, source, handler))
    .flatMap((call) => call.arguments.slice(0, 1));
  const streams = callsOf(source, 'subscribe').flatMap((call) => {
    const names = call.arguments[1];
    return names && ts.isArrayLiteralExpression(names) ? [...names.elements] : [];
  });
  return [...consequences, ...streams];
}

/**
 * What is pushed and not joined: a field of Subscription that the web does not subscribe to or does nothing about (`listener
 * of levelUp`), at one of the places that listen to it, or that no module causes (`cause of levelUp`), and an event between parts of the platform that only one end knows.
 */
export function loosePushes(tree: SourceTree): string[] {
  const fields = subscriptionFields(tree);
  const sources = productIn(tree, platform).filter(({ text }) => /\b(?:emit|onEvent|subscribe)\(/.test(text));
  const constants = constantsOf(sources);
  const namesOf = (nodes: readonly ts.Node[]) => nodes.flatMap((node) => textOf(node, constants));
  const causes = new Set(
    sources
      .filter(({ path }) => !path.startsWith(control))
      .flatMap((source) => namesOf(callsOf(source, 'emit').flatMap(emittedNames))),
  );
  const pushed = listenedTo(tree);
  const awaited = new Set(sources.flatMap((source) => namesOf(awaitedNames(tree, source))));
  const own = [...new Set([...causes, ...awaited])].filter((name) => !fields.includes(name));
  return [
    ...fields.filter((name) => !pushed.has(name)).map((name) => `listener of ${name}`),
    ...own.filter((name) => !awaited.has(name)).map((name) => `listener of ${name}`),
    ...[...fields, ...own].filter((name) => !causes.has(name)).map((name) => `cause of ${name}`),
  ];
}

import ts from 'typescript';
import { functionNamed, type FunctionNode } from '../joined/declared-functions.ts';
import { methodOf } from '../joined/modal-uses.ts';
import { nodesOf, productIn, type Source, type SourceTree } from '../joined/source-tree.ts';

/** A call that opens a modal, at the line of what is called. */
export interface OpenerSite {
  readonly file: string;
  readonly line: number;
  readonly call: string;
}

/** What a function does itself, in its order; what it hands on to be called later does its own. */
function ownNodes<Found extends ts.Node>(
  top: FunctionNode,
  holds: (node: ts.Node) => node is Found,
): Found[] {
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (holds(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(top, visit);
  return found;
}

interface Place {
  readonly tree: SourceTree;
  readonly source: Source;
  readonly followed: readonly ts.Node[];
}

function opens(call: ts.CallExpression, place: Place): boolean {
  if (methodOf(call) === 'open') return true;
  const { expression: callee } = call;
  return ts.isIdentifier(callee) && opensWhatItIsTold(callee, place);
}

/** Whether a function opens the modal it is told whatever else there is: one that may leave before opens none for many calls. */
function opensWhatItIsTold(callee: ts.Identifier, { tree, source, followed }: Place): boolean {
  const found = functionNamed(tree, source, callee);
  if (!found || followed.includes(found.node)) return false;
  const inside = { tree, source: found.source, followed: [...followed, found.node] };
  const told = new Set(found.node.parameters.map(({ name }) => name.getText()));
  const leaves = ownNodes(found.node, ts.isReturnStatement)[0]?.pos ?? Infinity;
  return ownNodes(found.node, ts.isCallExpression).some((call) => {
    const [name] = call.arguments;
    return call.pos < leaves && name !== undefined && told.has(name.getText()) && opens(call, inside);
  });
}

const calledIn = ({ expression }: ts.CallExpression): ts.Node =>
  ts.isPropertyAccessExpression(expression) ? expression.name : expression;

function siteOf(call: ts.CallExpression, { path, syntax }: Source): OpenerSite {
  const { line } = syntax().getLineAndCharacterOfPosition(calledIn(call).getStart());
  const [name] = call.arguments;
  return { file: path, line: line + 1, call: `${call.expression.getText()}(${name?.getText() ?? ''})` };
}

/** Every call of the web by which a modal opens: of `modals.open`, and of a function that opens the one it is told. */
export function openerSites(tree: SourceTree): OpenerSite[] {
  return productIn(tree, 'apps/web/src/').flatMap((source) =>
    nodesOf(source, ts.isCallExpression)
      .filter((call) => opens(call, { tree, source, followed: [] }))
      .map((call) => siteOf(call, source)),
  );
}

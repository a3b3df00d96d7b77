import ts from 'typescript';
import { carrierOf } from './carrier.ts';
import { functionNamed } from './declared-functions.ts';
import { usesOfName } from './dropped-answers.ts';
import type { Source, SourceTree } from './source-tree.ts';

/** What is asked of `modals` by a call. */
export function methodOf({ expression }: ts.CallExpression): string | undefined {
  if (!ts.isPropertyAccessExpression(expression)) return undefined;
  const { expression: owner, name } = expression;
  return ts.isIdentifier(owner) && owner.text === 'modals' ? name.text : undefined;
}

/** What a set holds is only asked for, as by a modal that waits for others. */
const isInSet = ({ parent }: ts.Node): boolean =>
  ts.isArrayLiteralExpression(parent) &&
  ts.isNewExpression(parent.parent) &&
  ts.isIdentifier(parent.parent.expression) &&
  parent.parent.expression.text === 'Set';

/** What an object or a list that holds a node is part of: a call that is told it, or something that keeps it. */
function holderOf(node: ts.Node): ts.Node {
  const { parent } = node;
  const isHeld =
    ts.isPropertyAssignment(parent) ||
    ts.isObjectLiteralExpression(parent) ||
    ts.isArrayLiteralExpression(parent);
  return isHeld ? holderOf(carrierOf(parent)) : parent;
}

interface Place {
  readonly tree: SourceTree;
  readonly source: Source;
  /** The functions that the name was followed into, to this place. */
  readonly followed: readonly ts.Node[];
}

type Use = 'opens' | 'holds' | 'none';

function useInCall(carrier: ts.Node, call: ts.CallExpression, place: Place): Use {
  const method = methodOf(call);
  if (method !== undefined) return method === 'open' && call.arguments[0] === carrier ? 'opens' : 'none';
  const at = call.arguments.findIndex((each) => each === carrier);
  return ts.isIdentifier(call.expression) && opensWhatItGets(call.expression, at, place) ? 'opens' : 'none';
}

function useInElement(attribute: ts.JsxAttribute, place: Place): Use {
  const { tagName } = attribute.parent.parent;
  const isOpened = ts.isIdentifier(tagName) && opensWhatItGets(tagName, 0, place, attribute.name.getText());
  return isOpened ? 'opens' : 'none';
}

/** What the code that holds a name of a modal does with it. */
export function useOf(node: ts.Node, place: Place): Use {
  const carrier = carrierOf(node);
  const { parent } = carrier;
  if (ts.isLiteralTypeNode(parent) || ts.isCaseClause(parent) || ts.isBinaryExpression(parent)) return 'none';
  if (isInSet(carrier) || ('name' in parent && parent.name === carrier)) return 'none';
  if (ts.isJsxAttribute(parent)) return useInElement(parent, place);
  if (ts.isCallExpression(parent)) return useInCall(carrier, parent, place);
  return ts.isCallExpression(holderOf(carrier)) ? 'none' : 'holds';
}

function namesOf(parameter: ts.ParameterDeclaration | undefined, part: string | undefined): ts.Identifier[] {
  if (!parameter) return [];
  if (part === undefined) return ts.isIdentifier(parameter.name) ? [parameter.name] : [];
  if (!ts.isObjectBindingPattern(parameter.name)) return [];
  return parameter.name.elements.flatMap(({ name, propertyName }) =>
    ts.isIdentifier(name) && (propertyName ?? name).getText() === part ? [name] : [],
  );
}

/** Whether a function opens the modal whose name it is handed, or a component the one that is this property of it. */
function opensWhatItGets(callee: ts.Identifier, at: number, place: Place, part?: string): boolean {
  const found = functionNamed(place.tree, place.source, callee);
  if (!found?.node.body || place.followed.includes(found.node)) return false;
  const { body, parameters } = found.node;
  const inside = { ...place, source: found.source, followed: [...place.followed, found.node] };
  return namesOf(parameters[at], part).some((name) =>
    usesOfName(body, name.text).some((use) => useOf(use, inside) === 'opens'),
  );
}

import ts from 'typescript';
import { functionNamed } from './declared-functions.ts';
import { doesNothing, isRecording } from './doings.ts';
import { bindingsOf, decisionsIn, scopeOf, usesOfName } from './dropped-answers.ts';
import { nodesOf, productIn, type Source, type SourceTree } from './source-tree.ts';

interface Place {
  readonly tree: SourceTree;
  readonly source: Source;
  /** The functions that the answer was followed into, to this place. */
  readonly followed: readonly ts.Node[];
}

type Look = (node: ts.Node, place: Place) => boolean;

const wraps = (node: ts.Node): boolean =>
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isNonNullExpression(node) ||
  ts.isAwaitExpression(node);

/** Whether a value is one of those that an expression may be: a branch of a choice, or what stands last. */
function isOutcome(node: ts.Node, parent: ts.Node): boolean {
  if (ts.isConditionalExpression(parent)) return parent.condition !== node;
  if (!ts.isBinaryExpression(parent)) return false;
  const { kind } = parent.operatorToken;
  const chooses =
    kind === ts.SyntaxKind.AmpersandAmpersandToken ||
    kind === ts.SyntaxKind.BarBarToken ||
    kind === ts.SyntaxKind.QuestionQuestionToken;
  return chooses && (parent.right === node || kind === ts.SyntaxKind.QuestionQuestionToken);
}

function carrierOf(node: ts.Node): ts.Node {
  return wraps(node.parent) || isOutcome(node, node.parent) ? carrierOf(node.parent) : node;
}

const isHandedBack = (node: ts.Node): boolean =>
  ts.isReturnStatement(node.parent) || (ts.isArrowFunction(node.parent) && node.parent.body === node);

const isKept = ({ parent }: ts.Node): boolean =>
  ts.isArrayLiteralExpression(parent) ||
  ts.isPropertyAssignment(parent) ||
  ts.isShorthandPropertyAssignment(parent) ||
  ts.isJsxExpression(parent);

/** A name is looked at where one of its uses is. */
function isNameLookedAt(name: ts.Identifier, scope: ts.Node, place: Place, look: Look): boolean {
  return usesOfName(scope, name.text).some((use) => use !== name && look(use, place));
}

/** Whether a function that is handed a value looks at it. Of one that is not found nobody knows. */
function isLookedAtInside(
  node: ts.Node,
  call: ts.CallExpression,
  place: Place,
  look: Look,
): boolean | undefined {
  const { expression } = call;
  const found = ts.isIdentifier(expression) ? functionNamed(place.tree, place.source, expression) : undefined;
  if (!found?.node.body) return undefined;
  if (place.followed.includes(found.node)) return false;
  const { body, parameters } = found.node;
  const parameter = parameters[call.arguments.findIndex((each) => each === node)];
  const inside = { ...place, source: found.source, followed: [...place.followed, found.node] };
  if (!parameter) return false;
  return ts.isIdentifier(parameter.name)
    ? isNameLookedAt(parameter.name, body, inside, look)
    : partsLookedAt(parameter.name, body, inside);
}

/** Whether of the parts that are taken out of a decision `allowed` is looked at. */
function partsLookedAt(pattern: ts.BindingPattern, scope: ts.Node, place: Place): boolean {
  const elements: readonly ts.ArrayBindingElement[] = pattern.elements;
  return elements
    .filter(ts.isBindingElement)
    .filter(({ name, propertyName }) => (propertyName ?? name).getText() === 'allowed')
    .flatMap(({ name }) => bindingsOf(name))
    .some((name) => isNameLookedAt(name, scope, place, isAnswerLookedAt));
}

function isConditionFor(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isIfStatement(parent))
    return !doesNothing(parent.thenStatement) || parent.elseStatement !== undefined;
  return (
    ts.isConditionalExpression(parent) ||
    ts.isBinaryExpression(parent) ||
    ts.isIterationStatement(parent, false)
  );
}

/** Whether a yes or no leads to anything: it is a condition, or is handed on to where it is one. */
function isAnswerLookedAt(node: ts.Node, place: Place): boolean {
  const { parent } = node;
  if (wraps(parent) || ts.isPrefixUnaryExpression(parent) || isOutcome(node, parent)) {
    return isAnswerLookedAt(parent, place);
  }
  if (ts.isCallExpression(parent) && parent.expression !== node) {
    const isLooked = isLookedAtInside(node, parent, place, isAnswerLookedAt);
    return !isRecording(parent) && (isLooked ?? /^set[A-Z]/.test(parent.expression.getText()));
  }
  if (ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name)) {
    return isNameLookedAt(parent.name, scopeOf(parent), place, isAnswerLookedAt);
  }
  return isHandedBack(node) || isKept(node) || isConditionFor(node);
}

/** Whether somebody asks of a decision if it is allowed, here or where it is handed to. */
function isDecisionLookedAt(node: ts.Node, place: Place): boolean {
  const carrier = carrierOf(node);
  const { parent } = carrier;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === carrier) {
    return parent.name.text === 'allowed' && isAnswerLookedAt(parent, place);
  }
  if (ts.isCallExpression(parent) && parent.expression !== carrier) {
    return isLookedAtInside(carrier, parent, place, isDecisionLookedAt) ?? false;
  }
  if (ts.isVariableDeclaration(parent)) {
    const scope = scopeOf(parent);
    return ts.isIdentifier(parent.name)
      ? isNameLookedAt(parent.name, scope, place, isDecisionLookedAt)
      : partsLookedAt(parent.name, scope, place);
  }
  return isHandedBack(carrier) || isKept(carrier);
}

/**
 * The decisions whose answer changes nothing where they are asked, as `answer of decideDoor in apps/web/src/doors.ts`.
 * A refusal that is made of one is no look at it, since its branch may be switched off.
 */
export function unlookedAnswers(tree: SourceTree): string[] {
  return productIn(tree, 'apps/', 'libs/domain/')
    .filter(({ text }) => /\bdecide[A-Z]/.test(text))
    .flatMap((source) => {
      const isDecision = decisionsIn(source);
      return nodesOf(source, ts.isCallExpression).flatMap((call) =>
        ts.isIdentifier(call.expression) &&
        isDecision(call.expression.text) &&
        !isDecisionLookedAt(call, { tree, source, followed: [] })
          ? [`answer of ${call.expression.text} in ${source.path}`]
          : [],
      );
    });
}

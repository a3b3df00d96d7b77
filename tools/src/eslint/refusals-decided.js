import { constantOf } from './constants.js';

const face = '@magpie/domain/decision';

const message = 'Ask a decision of the domain, which refuses: the condition is its own.';

/** @param {any[]} properties @param {string} name */
const valueOf = (properties, name) =>
  properties.find(({ key }) => key && (key.name ?? key.value) === name)?.value;

const typed = /^TS(?:As|Satisfies|NonNull)Expression$|^TSTypeAssertion$/;

/** Whether it counts as true; undefined for what only a run can tell. @param {any} node @param {import('eslint').SourceCode} source @returns {boolean | undefined} */
function truthOf(node, source) {
  if (typed.test(node.type)) return truthOf(node.expression, source);
  if (node.type === 'Literal') return Boolean(node.value);
  if (node.type === 'UnaryExpression' && node.operator === '!') {
    const negated = truthOf(node.argument, source);
    return negated === undefined ? undefined : !negated;
  }
  const constant = constantOf(node, source);
  return constant ? truthOf(constant, source) : undefined;
}

/** @param {any} node @returns {boolean} */
const isLiteral = (node) =>
  typed.test(node.type)
    ? isLiteral(node.expression)
    : node.type === 'Literal' || (node.type === 'Identifier' && node.name === 'undefined');

/** Whether a decision is asked with no fact but what is written here. @param {any} node */
function isMadeUp(node) {
  if (node?.type !== 'CallExpression' || !/^decide[A-Z]/.test(node.callee.name ?? '')) return false;
  return node.arguments.every((/** @type {any} */ each) =>
    each.type === 'ObjectExpression'
      ? each.properties.every((/** @type {any} */ fact) => fact.value && isLiteral(fact.value))
      : isLiteral(each),
  );
}

/** @param {any} node @returns {any[]} */
const branchesOf = (node) =>
  [node.consequent, node.alternate, node.left, node.right].filter((each) => each !== undefined);

/** Whether one of the reasons that it may be is written here. @param {any} node @returns {boolean} */
const isWritten = (node) => isLiteral(node) || branchesOf(node).some(isWritten);

/** Whether it is a decision that another one was made into, or one that is refused here. @param {any[]} properties @param {import('eslint').SourceCode} source */
function isMade(properties, source) {
  const [allowed, reason] = ['allowed', 'reason'].map((name) => valueOf(properties, name));
  const isSpread = properties.some(({ type }) => type === 'SpreadElement');
  if (!reason || !(allowed || isSpread)) return false;
  const truth = allowed ? truthOf(allowed, source) : undefined;
  return truth === false || (truth === undefined && isWritten(reason));
}

/** @param {any} node */
const isAssigned = ({ type, callee }) =>
  type === 'CallExpression' && callee.object?.name === 'Object' && callee.property.name === 'assign';

/** Whether what a refusal is made of is an object of this file. @param {any} node @param {import('eslint').SourceCode} source @returns {boolean} */
function isOwn(node, source) {
  if (node.type === 'ObjectExpression' || isAssigned(node)) return true;
  const within = typed.test(node.type) ? [node.expression] : [constantOf(node, source), ...branchesOf(node)];
  return within.some((each) => each && isOwn(each, source));
}

/**
 * An app refuses nothing by itself: it gathers facts, asks a decision, and throws `refusalOf(reasons, decision)`. So it takes no
 * `refuse` from the domain, by whatever name, nor makes what `refuse` answers.
 * @type {import('eslint').Rule.RuleModule}
 */
export const refusalsDecided = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: 'what is refused is decided in the domain' },
  },
  create(context) {
    return {
      [`:matches(ImportDeclaration, ExportNamedDeclaration)[source.value="${face}"]`](
        /** @type {any} */ node,
      ) {
        for (const each of node.specifiers)
          if ((each.imported ?? each.local).name === 'refuse') context.report({ node: each, message });
      },
      [`:matches(ImportDeclaration[source.value="${face}"] > ImportNamespaceSpecifier, ExportAllDeclaration[source.value="${face}"])`](
        /** @type {any} */ node,
      ) {
        context.report({ node, message });
      },
      ObjectExpression(/** @type {any} */ node) {
        if (isMade(node.properties, context.sourceCode)) context.report({ node, message });
      },
      'CallExpression[callee.name="refusalOf"]'(/** @type {any} */ node) {
        const [, given] = node.arguments;
        if (!given) return;
        const asked = constantOf(given, context.sourceCode) ?? given;
        if (isOwn(given, context.sourceCode) || isMadeUp(asked)) context.report({ node, message });
      },
    };
  },
};

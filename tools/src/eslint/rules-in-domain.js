import { constantOf } from './constants.js';

const orders = ['<', '<=', '>', '>='];
const comparisons = [...orders, '===', '!==', '==', '!='];
const sums = ['+', '-', '*', '/', '%', '**'];

const before = 'min|max|least|most|fewest|smallest|largest|lowest|highest|required|remaining';
const alone =
  'min|max|minimum|maximum|lowest|highest|fewest|floor|ceiling|cap|limit|threshold|price|balance|available|required|target|remaining|left|level';
const after =
  'Minimum|Maximum|Lowest|Highest|Floor|Ceiling|Limit|Threshold|Price|Balance|Minor|Required|Target|Remaining|Left|Level';

/** Names of what a rule holds an amount against. */
const limit = new RegExp(`^(?:${before})[A-Z]|^(?:${alone})$|(?:${after})$`);

const moment = /^(?:now|today)(?:At|Ms)?$|(?:Now|Today)$/;

/** What a moment is read by: the text or the number is the same moment. */
const reading = /^(?:getTime|valueOf|toISOString|toTemporalInstant|slice)$/;

const sorting = /^(?:sort|toSorted)$/;

/** @param {any} node @returns {string} */
function nameOf(node) {
  if (node.type === 'MemberExpression' && !node.computed) return nameOf(node.property);
  return node.type === 'Identifier' ? node.name : '';
}

const wrapped =
  /^(?:TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|ChainExpression|AwaitExpression|UnaryExpression)$/;

/** Whether one of the values that an expression may come to is named as a limit. @param {any} node @returns {boolean} */
function isLimit(node) {
  if (wrapped.test(node.type)) return isLimit(node.expression ?? node.argument);
  if (node.type === 'LogicalExpression') return [node.left, node.right].some(isLimit);
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].some(isLimit);
  if (node.type === 'CallExpression') return limit.test(nameOf(node.callee).replace(/(?:Of|For)$/, ''));
  return limit.test(nameOf(node));
}

/** @param {any} node */
const isBigint = (node) => node.type === 'Literal' && typeof node.value === 'bigint';

/** @param {any} node */
const isZero = (node) => node.type === 'Literal' && (node.value === 0 || node.value === 0n);

/** @param {any} node @param {import('eslint').SourceCode} source @returns {boolean} */
function isNow(node, source) {
  if (moment.test(nameOf(node))) return true;
  if (node.type === 'CallExpression') {
    const { callee } = node;
    if (callee.type === 'MemberExpression' && reading.test(nameOf(callee)))
      return isNow(callee.object, source);
    return (
      moment.test(nameOf(callee)) ||
      (/^(?:Number|String)$/.test(nameOf(callee)) && isNow(node.arguments[0], source))
    );
  }
  if (node.type === 'NewExpression' && nameOf(node.callee) === 'Date') {
    return node.arguments.length === 0 || isNow(node.arguments[0], source);
  }
  if (node.type === 'UnaryExpression') return isNow(node.argument, source);
  if (node.type === 'BinaryExpression') return isNow(node.left, source) || isNow(node.right, source);
  const set = constantOf(node, source);
  return set ? isNow(set, source) : false;
}

/** What is left between an amount and a limit: its sign says which is more. @param {any} node */
function isRest(node) {
  if (node.type === 'BinaryExpression') return node.operator === '-' && [node.left, node.right].some(isLimit);
  return (
    node.type === 'CallExpression' &&
    nameOf(node.callee.object ?? {}) === 'money' &&
    nameOf(node.callee) === 'subtract'
  );
}

/** Whether a comparison only says which of two comes first in a list. @param {any} node */
function isOrdering(node) {
  for (let from = node; from; from = from.parent) {
    if (from.parent?.type === 'CallExpression' && from.parent.arguments.includes(from)) {
      if (sorting.test(nameOf(from.parent.callee))) return true;
    }
  }
  return false;
}

const advice = 'that is a rule, which the domain decides.';
const held = `An amount is held against a limit here: ${advice}`;

/**
 * Amounts are held against limits, moments against the clock, and both are reckoned with constants, in the domain alone.
 *
 * It finds `<`, `<=`, `>` and `>=` beside what is named as a limit (`maximum`, `depositLimit`, `winMinor`, `maximumOf(3)`, also
 * behind `??`, `?:`, `as` or `await`) or is the time of the clock (`now`, `world.now().getTime()`, `new Date()`, a constant set to
 * one of them); the sign of what is left between an amount and a limit; `money.compare`; and each comparison or sum with a bigint
 * in digits.
 *
 * It leaves what no rule is: whether something is there at all (`amount > 0n`), whether two things are the same, what comes
 * first in `sort`, and what a query asks for, which is built of calls (`where('expiresAt', '<', now)`). It cannot see a limit
 * of another name, or one that a function of the file hides.
 * @type {import('eslint').Rule.RuleModule}
 */
export const rulesInDomain = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: 'rules about amounts and moments stand in the domain' },
  },
  create(context) {
    const { sourceCode } = context;
    /** @param {any} node @returns {string | undefined} */
    const complaint = ({ operator, left, right }) => {
      const sides = [left, right];
      if (orders.includes(operator) && sides.some((side) => isNow(side, sourceCode))) {
        return `A moment is held against the clock here: ${advice}`;
      }
      if (orders.includes(operator) && sides.some((side) => isRest(side))) return held;
      if (sides.some(isZero)) return undefined;
      if (sums.includes(operator) && sides.some(isBigint)) return `An amount is reckoned here: ${advice}`;
      if (comparisons.includes(operator) && sides.some(isBigint)) return held;
      return orders.includes(operator) && sides.some(isLimit) ? held : undefined;
    };
    return {
      BinaryExpression(node) {
        const message = complaint(node);
        if (message && !isOrdering(node)) context.report({ node, message });
      },
      'MemberExpression[object.name="money"][property.name="compare"]'(
        /** @type {import('estree').Node} */ node,
      ) {
        if (!isOrdering(node)) context.report({ node, message: held });
      },
    };
  },
};

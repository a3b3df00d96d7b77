const orders = ['<', '<=', '>', '>='];
const comparisons = [...orders, '===', '!==', '==', '!='];
const sums = ['+', '-', '*', '/', '%', '**'];

/** Names of what a rule holds an amount against. */
const limit =
  /^(?:min|max|minimum|maximum|limit|threshold|price|balance|available)$|(?:Minimum|Maximum|Limit|Threshold|Price|Balance)$/;

/** @param {any} node @returns {string} */
function nameOf(node) {
  if (node.type === 'MemberExpression' && !node.computed) return nameOf(node.property);
  return node.type === 'Identifier' ? node.name : '';
}

/** @param {any} node */
const isBigint = (node) => node.type === 'Literal' && typeof node.value === 'bigint';

/** @param {any} node */
const isZero = (node) => node.type === 'Literal' && (node.value === 0 || node.value === 0n);

/**
 * Amounts are held against limits, and reckoned with constants, in the domain alone. Whether something is there at all
 * (`amount > 0n`) may be asked anywhere: a row that is empty is no rule.
 * @type {import('eslint').Rule.RuleModule}
 */
export const rulesInDomain = {
  meta: { type: 'problem', schema: [], docs: { description: 'rules about amounts stand in the domain' } },
  create(context) {
    return {
      BinaryExpression(node) {
        const sides = [node.left, node.right];
        if (sides.some(isZero)) return;
        const reckons = sums.includes(node.operator) && sides.some(isBigint);
        const compares =
          (comparisons.includes(node.operator) && sides.some(isBigint)) ||
          (orders.includes(node.operator) && sides.some((side) => limit.test(nameOf(side))));
        if (!reckons && !compares) return;
        const what = reckons ? 'An amount is reckoned here' : 'An amount is held against a limit here';
        context.report({ node, message: `${what}: that is a rule, which the domain decides.` });
      },
    };
  },
};

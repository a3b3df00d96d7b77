/**
 * @param {import('estree').Node} node
 * @param {string} object
 * @param {string} property
 */
function isMember(node, object, property) {
  return (
    node.type === 'MemberExpression' &&
    node.object.type === 'Identifier' &&
    node.object.name === object &&
    ((node.property.type === 'Identifier' && node.property.name === property) ||
      (node.property.type === 'Literal' && node.property.value === property))
  );
}

/**
 * Time and chance are given: they are parameters in the domain and come from the world in the platform, so that every
 * decision can be repeated.
 * @type {import('eslint').Rule.RuleModule}
 */
export const givenTime = {
  meta: { type: 'problem', schema: [], docs: { description: 'no clock and no randomness of the machine' } },
  create(context) {
    /** @param {import('estree').Node} node @param {string} what */
    const report = (node, what) => {
      context.report({
        node,
        message: `${what} is the machine's: take time and chance as parameters or from the world.`,
      });
    };
    return {
      MemberExpression(node) {
        if (isMember(node, 'Date', 'now')) report(node, 'Date.now');
        if (isMember(node, 'Math', 'random')) report(node, 'Math.random');
      },
      NewExpression(node) {
        const isDate = node.callee.type === 'Identifier' && node.callee.name === 'Date';
        if (isDate && node.arguments.length === 0) report(node, 'new Date()');
      },
      CallExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'Date') report(node, 'Date()');
      },
    };
  },
};

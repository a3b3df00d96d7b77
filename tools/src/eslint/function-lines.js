const limits = { plain: 80, component: 120 };

/**
 * @param {any} expression
 * @returns {boolean}
 */
function isJsx(expression) {
  switch (expression?.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return true;
    case 'ConditionalExpression':
      return isJsx(expression.consequent) || isJsx(expression.alternate);
    case 'LogicalExpression':
      return isJsx(expression.right);
    default:
      return false;
  }
}

/**
 * A function fits on two screens; one that returns JSX on three, which ESLint's own rule cannot tell apart.
 * @type {import('eslint').Rule.RuleModule}
 */
export const functionLines = {
  meta: { type: 'suggestion', schema: [], docs: { description: 'functions are short' } },
  create(context) {
    /** For each open function, the inmost last, whether it draws. @type {boolean[]} */
    const drawing = [];
    /** @param {{ body: import('estree').Node }} node */
    const enter = (node) => {
      drawing.push(isJsx(node.body));
    };
    /** @param {import('estree').Node} node */
    const leave = (node) => {
      const most = drawing.pop() ? limits.component : limits.plain;
      const lines = node.loc ? node.loc.end.line - node.loc.start.line + 1 : 0;
      if (lines <= most) return;
      context.report({ node, message: `This function has ${lines} lines; at most ${most} are allowed.` });
    };
    return {
      FunctionDeclaration: enter,
      FunctionExpression: enter,
      ArrowFunctionExpression: enter,
      ReturnStatement(node) {
        if (isJsx(node.argument)) drawing[drawing.length - 1] = true;
      },
      'FunctionDeclaration:exit': leave,
      'FunctionExpression:exit': leave,
      'ArrowFunctionExpression:exit': leave,
    };
  },
};

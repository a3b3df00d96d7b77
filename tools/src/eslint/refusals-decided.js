import { constantOf } from './constants.js';

const face = '@magpie/domain/decision';

const message = 'Ask a decision of the domain, which refuses: the condition is its own.';

/** @param {any[]} properties @param {string} name */
const valueOf = (properties, name) =>
  properties.find(({ key }) => key && (key.name ?? key.value) === name)?.value;

const typed = /^TS(?:As|Satisfies|NonNull)Expression$|^TSTypeAssertion$/;

/**
 * Whether what is written here counts as true; undefined for what only a run can tell.
 * @param {any} node @param {import('eslint').SourceCode} source @returns {boolean | undefined}
 */
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
        const allowed = valueOf(node.properties, 'allowed');
        if (!allowed || !valueOf(node.properties, 'reason')) return;
        if (truthOf(allowed, context.sourceCode) === false) context.report({ node, message });
      },
    };
  },
};

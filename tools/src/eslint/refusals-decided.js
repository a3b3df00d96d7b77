const face = '@magpie/domain/decision';

const message = 'Ask a decision of the domain, which refuses: the condition is its own.';

/** @param {any[]} properties @param {string} name */
const valueOf = (properties, name) =>
  properties.find(({ key }) => key && (key.name ?? key.value) === name)?.value;

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
        if (allowed?.value === false && valueOf(node.properties, 'reason')) context.report({ node, message });
      },
    };
  },
};

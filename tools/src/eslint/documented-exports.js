const documented = [
  'FunctionDeclaration',
  'ClassDeclaration',
  'VariableDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
];

/** @param {{ id?: { name?: string } | null, declarations?: { id: { name?: string } }[] }} declaration */
function nameOf(declaration) {
  return declaration.id?.name ?? declaration.declarations?.[0]?.id.name ?? 'this';
}

/**
 * Everything exported says what it is in a doc comment.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const documentedExports = {
  meta: { type: 'suggestion', schema: [], docs: { description: 'exports have a doc comment' } },
  create(context) {
    /** Overloads and their implementation share the first one's comment. @type {Set<string>} */
    const seen = new Set();
    return {
      ExportNamedDeclaration(node) {
        const declaration = /** @type {any} */ (node.declaration);
        if (!declaration) return;
        const name = nameOf(declaration);
        const comment = context.sourceCode.getCommentsBefore(node).at(-1);
        if (comment?.type === 'Block' && comment.value.startsWith('*')) seen.add(name);
        if (seen.has(name)) return;
        if (declaration.type !== 'TSDeclareFunction' && !documented.includes(declaration.type)) return;
        context.report({ node, message: `Say in a doc comment what ${name} is.` });
      },
    };
  },
};

/**
 * Visitors that hand every import of a file to one function: static, dynamic, re-exports, and types named by
 * `import('…')`.
 * @param {(specifier: string, node: import('estree').Node) => void} visit
 * @returns {import('eslint').Rule.RuleListener}
 */
export function eachImport(visit) {
  /** @param {{ source?: unknown }} node */
  const fromSource = (node) => {
    const source = /** @type {import('estree').Literal | null | undefined} */ (node.source);
    if (source?.type === 'Literal' && typeof source.value === 'string') visit(source.value, source);
  };
  return {
    ImportDeclaration: fromSource,
    ExportNamedDeclaration: fromSource,
    ExportAllDeclaration: fromSource,
    ImportExpression: fromSource,
    TSImportType: fromSource,
  };
}

/**
 * What a constant of the file was set to; undefined for all other nodes, and for what may be set again.
 * @param {any} node @param {import('eslint').SourceCode} source @returns {any}
 */
export function constantOf(node, source) {
  if (node.type !== 'Identifier') return undefined;
  /** @type {import('eslint').Scope.Scope | null} */
  let scope = source.getScope(node);
  while (scope && !scope.set.has(node.name)) scope = scope.upper;
  const { node: declared, parent } = /** @type {any} */ (scope?.set.get(node.name)?.defs[0] ?? {});
  const isConstant = declared?.type === 'VariableDeclarator' && declared.id.type === 'Identifier';
  return isConstant && parent.kind === 'const' ? declared.init : undefined;
}

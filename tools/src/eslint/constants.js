/** @param {import('eslint').SourceCode} source @param {any} node @returns {any} */
function declarationOf(source, node) {
  /** @type {import('eslint').Scope.Scope | null} */
  let scope = source.getScope(node);
  while (scope && !scope.set.has(node.name)) scope = scope.upper;
  const { node: declared, parent } = /** @type {any} */ (scope?.set.get(node.name)?.defs[0] ?? {});
  return declared?.type === 'VariableDeclarator' && parent.kind === 'const' ? declared : undefined;
}

/**
 * What a constant of the file was set to; undefined for all other nodes, and for what may be set again.
 * @param {any} node @param {import('eslint').SourceCode} source @returns {any}
 */
export function constantOf(node, source) {
  if (node.type !== 'Identifier') return undefined;
  const declared = declarationOf(source, node);
  return declared?.id.type === 'Identifier' ? declared.init : undefined;
}

/**
 * The field that a constant of the file took out of an object, as `message` is of `const { message: said } = error`.
 * @param {any} node @param {import('eslint').SourceCode} source @returns {string | undefined}
 */
export function fieldOf(node, source) {
  if (node.type !== 'Identifier') return undefined;
  return fieldIn(declarationOf(source, node)?.id, node.name);
}

/** @param {any} pattern @param {string} name @returns {string | undefined} */
function fieldIn(pattern, name) {
  for (const { key, value } of pattern?.type === 'ObjectPattern' ? pattern.properties : []) {
    const target = value?.type === 'AssignmentPattern' ? value.left : value;
    if (target?.type === 'Identifier' && target.name === name) return key.name ?? key.value;
    const field = fieldIn(target, name);
    if (field) return field;
  }
  return undefined;
}

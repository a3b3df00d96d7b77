/** @param {import('eslint').SourceCode} source @param {any} node @returns {any} */
function variableOf(source, node) {
  /** @type {import('eslint').Scope.Scope | null} */
  let scope = source.getScope(node);
  while (scope && !scope.set.has(node.name)) scope = scope.upper;
  return scope?.set.get(node.name);
}

/** @param {import('eslint').SourceCode} source @param {any} node @returns {any} */
function declarationOf(source, node) {
  const { node: declared, parent } = variableOf(source, node)?.defs[0] ?? {};
  return declared?.type === 'VariableDeclarator' && parent.kind === 'const' ? declared : undefined;
}

/** What a constant of the file was set to; undefined for all else, and for what may be set again. @param {any} node @param {import('eslint').SourceCode} source @returns {any} */
export function constantOf(node, source) {
  if (node.type !== 'Identifier') return undefined;
  const declared = declarationOf(source, node);
  return declared?.id.type === 'Identifier' ? declared.init : undefined;
}

/** The function whose parameter a name is, if it is never set again. @param {any} node @param {import('eslint').SourceCode} source @returns {any} */
export function takerOf(node, source) {
  const variable = node.type === 'Identifier' ? variableOf(source, node) : undefined;
  const isSet = variable?.references.some((/** @type {any} */ each) => each.isWrite() && !each.init);
  return variable?.defs[0]?.type === 'Parameter' && !isSet ? variable.defs[0].node : undefined;
}

/** The function of the file that a name calls. @param {any} node @param {import('eslint').SourceCode} source @returns {any} */
export function functionOf(node, source) {
  if (node.type !== 'Identifier') return undefined;
  const { type, node: declared } = variableOf(source, node)?.defs[0] ?? {};
  const called = type === 'FunctionName' ? declared : constantOf(node, source);
  return /Function/.test(called?.type ?? '') ? called : undefined;
}

/** The module that a name is imported from. @param {any} node @param {import('eslint').SourceCode} source @returns {string | undefined} */
export function moduleOf(node, source) {
  const [definition] = node.type === 'Identifier' ? (variableOf(source, node)?.defs ?? []) : [];
  return definition?.type === 'ImportBinding' ? definition.parent.source.value : undefined;
}

/** Whether a name is imported, or what it is a part of. @param {any} node @param {import('eslint').SourceCode} source @returns {boolean} */
export function isImported(node, source) {
  if (node.type === 'MemberExpression') return isImported(node.object, source);
  return moduleOf(node, source) !== undefined;
}

/** The field that a name was taken out of, as `message` of `const { message: said } = error`. @param {any} node @param {import('eslint').SourceCode} source @returns {string | undefined} */
export function fieldOf(node, source) {
  if (node.type !== 'Identifier') return undefined;
  const patterns = takerOf(node, source)?.params ?? [declarationOf(source, node)?.id];
  for (const each of patterns) {
    const field = fieldIn(each?.type === 'AssignmentPattern' ? each.left : each, node.name);
    if (field) return field;
  }
  return undefined;
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

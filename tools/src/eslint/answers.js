/** What a statement answers, in every branch of it. @param {any} node @returns {any[]} */
export function answersOf(node) {
  if (node?.type === 'ReturnStatement') return node.argument ? [node.argument] : [];
  if (node?.type === 'BlockStatement') return node.body.flatMap(answersOf);
  if (node?.type === 'IfStatement') return [node.consequent, node.alternate].flatMap(answersOf);
  if (node?.type === 'SwitchStatement')
    return node.cases.flatMap((/** @type {any} */ each) => each.consequent.flatMap(answersOf));
  return [];
}

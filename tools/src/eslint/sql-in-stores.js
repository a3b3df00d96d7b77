/** What begins a query with Kysely. */
const beginnings = [
  'selectFrom',
  'selectNoFrom',
  'insertInto',
  'replaceInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
];

/** Modules that a query is written with. */
const writers = [/^kysely(\/|$)/, /^node:sqlite$/, /\/store\/rows\.ts$/];

/**
 * The name of a member that is called, or undefined.
 * @param {import('estree').Node} callee
 */
function calledMember(callee) {
  if (callee.type !== 'MemberExpression') return undefined;
  const { property } = callee;
  if (property.type === 'Identifier' && !callee.computed) return property.name;
  return property.type === 'Literal' ? String(property.value) : undefined;
}

/** @param {import('estree').CallExpression} call */
const givesText = ({ arguments: [first] }) =>
  first?.type === 'TemplateLiteral' || (first?.type === 'Literal' && typeof first.value === 'string');

/**
 * Queries are written in store files only, so that what an area asks of its tables stands in one place and has a name.
 * Types of Kysely may be used anywhere.
 * @type {import('eslint').Rule.RuleModule}
 */
export const sqlInStores = {
  meta: { type: 'problem', schema: [], docs: { description: 'queries stand in store files' } },
  create(context) {
    /** @param {import('estree').Node} node @param {string} what */
    const report = (node, what) => {
      context.report({ node, message: `${what}: name what is asked for in the area's store file.` });
    };
    return {
      CallExpression(node) {
        const name = calledMember(node.callee);
        if (name === undefined) return;
        if (beginnings.includes(name)) report(node, `A query begins here (${name})`);
        if (name === 'prepare' && givesText(node)) report(node, 'A statement is prepared here');
      },
      ImportDeclaration(node) {
        const { importKind } = /** @type {{ importKind?: string }} */ (node);
        const source = String(node.source.value);
        const isQuery = importKind !== 'type' && writers.some((pattern) => pattern.test(source));
        if (isQuery) report(node, `A query is written with "${source}"`);
      },
    };
  },
};

import { Kind, print, visit } from 'graphql';

/**
 * Generates the text of each operation with the fragments that it spreads, by its name.
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction}
 */
export const plugin = (_schema, documents) => {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  /** @param {import('graphql').DefinitionNode} node @returns {string[]} */
  const spread = (node) => {
    /** @type {Set<string>} */
    const names = new Set();
    visit(node, { FragmentSpread: ({ name }) => void names.add(name.value) });
    return [...names];
  };
  const texts = definitions.flatMap((node) => {
    if (node.kind !== Kind.OPERATION_DEFINITION || !node.name) return [];
    const wanted = spread(node);
    const parts = definitions.filter(
      (each) => each.kind === Kind.FRAGMENT_DEFINITION && wanted.includes(each.name.value),
    );
    return [`  ${node.name.value}: ${JSON.stringify([node, ...parts].map(print).join('\n'))},`];
  });
  return `/** The operations of the control plane as they are sent, by their names. */\nexport const controlTexts = {\n${texts.join('\n')}\n} as const;`;
};

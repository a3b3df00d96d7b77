import { Kind, print, visit } from 'graphql';

/**
 * Generates the text of each operation with the fragments that it spreads, by its name.
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction<{ name: string }>}
 */
export const plugin = (_schema, documents, { name: constant }) => {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
  /**
   * @param {import('graphql').DefinitionNode} node
   * @param {Set<string>} names
   */
  const spread = (node, names = new Set()) => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment || names.has(name.value)) return;
        names.add(name.value);
        spread(fragment, names);
      },
    });
    return names;
  };
  const texts = definitions.flatMap((node) => {
    if (node.kind !== Kind.OPERATION_DEFINITION || !node.name) return [];
    const parts = [...spread(node)].flatMap((name) => fragments.get(name) ?? []);
    return [`  ${node.name.value}: ${JSON.stringify([node, ...parts].map(print).join('\n'))},`];
  });
  return `/** The operations of an endpoint as they are sent, by their names. */\nexport const ${constant} = {\n${texts.join('\n')}\n} as const;`;
};

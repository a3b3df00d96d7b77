import { Kind } from 'graphql';

/** @param {string} name */
const pascal = (name) => name.replace(/(^|_)([a-zA-Z])/g, (_match, _gap, letter) => letter.toUpperCase());

/** @param {import('graphql').OperationDefinitionNode} operation */
const needsVariables = (operation) =>
  (operation.variableDefinitions ?? []).some(
    (variable) => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue,
  );

/**
 * The hook of a promo operation names its endpoint and uses the network only (API-03, API-04).
 * @param {import('graphql').OperationDefinitionNode} operation
 * @param {string} name
 * @param {boolean} promo
 */
function hookFor(operation, name, promo) {
  const kind = pascal(operation.operation);
  const typeName = `${pascal(name)}${kind}`;
  const hook = `use${kind}`;
  const types = `<T.${typeName}, T.${typeName}Variables>`;
  const documentName = `T.${pascal(name)}Document`;
  const doc = `/** Hook of the ${operation.operation} ${name}. */\n`;
  if (kind === 'Mutation') {
    return {
      imports: [hook],
      source: `${doc}export const use${typeName} = (options?: ${hook}.Options${types}) => ${hook}${types}(${documentName}, ${promo ? "{ ...options, context: { ...options?.context, endpoint: 'promo' } }" : 'options'});`,
    };
  }
  const required = needsVariables(operation);
  const argument = `options${required ? '' : '?'}: ${hook}.Options${types} | SkipToken`;
  const plain = required ? 'options' : 'options ?? {}';
  const onPromo = `options === skipToken ? options : { ...options, fetchPolicy: 'network-only', context: { ...options${required ? '' : '?'}.context, endpoint: 'promo' } }`;
  return {
    imports: [hook, 'type SkipToken', ...(promo ? ['skipToken'] : [])],
    source: `${doc}export const use${typeName} = (${argument}) => ${hook}${types}(${documentName}, ${promo ? onPromo : plain});`,
  };
}

/**
 * Generates one typed React hook for each operation, on Apollo Client's own hooks.
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction<{ typesPath: string, promo: boolean }>}
 */
export const plugin = (_schema, documents, { typesPath, promo }) => {
  const imports = new Set();
  const sources = [];
  for (const { document } of documents) {
    for (const definition of document?.definitions ?? []) {
      if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) continue;
      const hook = hookFor(definition, definition.name.value, promo);
      hook.imports.forEach((name) => imports.add(name));
      sources.push(hook.source);
    }
  }
  if (sources.length === 0) return 'export {};';
  return {
    prepend: [
      `import { ${[...imports].sort().join(', ')} } from '@apollo/client/react';`,
      `import * as T from '${typesPath}';`,
    ],
    content: sources.join('\n'),
  };
};

import { isAbstractType, isEnumType } from 'graphql';

/**
 * Generates each enumeration as a constant list with its type, and the possible types of interfaces and unions for
 * the client's cache.
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction}
 */
export const plugin = (schema) => {
  const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'));
  const enums = types.filter(isEnumType).map((type) => {
    const values = type.getValues().map((value) => `'${value.name}'`);
    const doc = `/** ${type.description ?? type.name} */\n`;
    return `${doc}export const ${type.name} = [${values.join(', ')}] as const;\n/** One of the values of {@link ${type.name}}. */\nexport type ${type.name} = (typeof ${type.name})[number];`;
  });
  const possible = types.filter(isAbstractType).map(
    (type) =>
      `${type.name}: [${schema
        .getPossibleTypes(type)
        .map((each) => `'${each.name}'`)
        .join(', ')}]`,
  );
  return [
    ...enums,
    `/** The possible types of each interface and union, for the client's cache. */\nexport const possibleTypes: Record<string, string[]> = { ${possible.join(', ')} };`,
  ].join('\n\n');
};

/** @type {import('@graphql-codegen/plugin-helpers').PluginFunction} */
export const plugin = () => `export * from './graphql.ts';\nexport * from './hooks.ts';`;

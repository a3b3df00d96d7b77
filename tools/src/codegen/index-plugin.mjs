/**
 * A codegen plugin: the face of one area's generated folder, which hands on its documents, types and hooks.
 *
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction}
 */
export const plugin = () => `export * from './graphql.ts';\nexport * from './hooks.ts';`;

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { root } from '../shared/root.ts';

/** The endpoints of the contract, and the folders of `schema/` that each is composed of. */
export const endpoints = {
  main: ['common', 'main', 'subscriptions'],
  promo: ['common', 'promo'],
  control: ['common', 'control'],
} as const;

/** One of the endpoints of the contract. */
export type Endpoint = keyof typeof endpoints;

/** The names of all endpoints. */
export const endpointNames = Object.keys(endpoints) as Endpoint[];

/** One file of the contract: its path from the root and its text. */
export interface SdlFile {
  readonly path: string;
  readonly text: string;
}

/** The files of one endpoint in the working tree, in a fixed order. */
export function sdlFiles(endpoint: Endpoint): SdlFile[] {
  return endpoints[endpoint].flatMap((folder) =>
    readdirSync(join(root, 'schema', folder))
      .filter((name) => name.endsWith('.graphql'))
      .sort()
      .map((name) => `schema/${folder}/${name}`)
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  );
}

/** The schema that some files make together. */
export function schemaOf(files: readonly SdlFile[]): GraphQLSchema {
  return buildSchema(files.map((file) => file.text).join('\n\n'));
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { root } from '../shared/root.ts';

export const endpoints = {
  main: ['common', 'main', 'subscriptions'],
  promo: ['common', 'promo'],
  control: ['common', 'control'],
} as const;

export type Endpoint = keyof typeof endpoints;

export const endpointNames = Object.keys(endpoints) as Endpoint[];

export interface SdlFile {
  readonly path: string;
  readonly text: string;
}

/** From the working tree, in a fixed order. */
export function sdlFiles(endpoint: Endpoint): SdlFile[] {
  return endpoints[endpoint].flatMap((folder) =>
    readdirSync(join(root, 'schema', folder))
      .filter((name) => name.endsWith('.graphql'))
      .sort()
      .map((name) => `schema/${folder}/${name}`)
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  );
}

export function schemaOf(files: readonly SdlFile[]): GraphQLSchema {
  return buildSchema(files.map((file) => file.text).join('\n\n'));
}

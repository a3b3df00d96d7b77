import type { GraphQLSchema } from 'graphql';
import { validate } from 'graphql';
import { schemaOf, sdlFiles } from '../contract/sdl.ts';
import type { ClientEndpoint, ClientOperation } from './client-operations.ts';

export type Schemas = Readonly<Record<ClientEndpoint, GraphQLSchema>>;

export const contractSchemas = (): Schemas => ({
  main: schemaOf(sdlFiles('main')),
  promo: schemaOf(sdlFiles('promo')),
});

/** What is wrong with operations by the contract, a line each. */
export function wrongOperations(operations: readonly ClientOperation[], schemas: Schemas): string[] {
  return operations.flatMap(({ name, endpoint, document }) =>
    validate(schemas[endpoint], document).map(({ message }) => `${endpoint} ${name}: ${message}`),
  );
}

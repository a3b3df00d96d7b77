import { buildClientSchema, getIntrospectionQuery } from 'graphql';
import type { GraphQLSchema, IntrospectionQuery } from 'graphql';
import type { Backend } from './backend.ts';
import { askBackend } from './backend.ts';
import { clientEndpoints, clientOperations } from './client-operations.ts';
import type { ClientEndpoint } from './client-operations.ts';
import type { Difference } from './difference.ts';
import { sorted } from './difference.ts';
import { habitDrift } from './habits.ts';
import { probeDrift } from './probe-drift.ts';
import { schemaDrift } from './schema-drift.ts';
import { contractSchemas } from './stands.ts';

/** What a backend says of itself; null where it does not. */
async function introspected(backend: Backend, endpoint: ClientEndpoint): Promise<GraphQLSchema | null> {
  const { body } = await askBackend(backend, endpoint, { query: getIntrospectionQuery() });
  const data = body?.['data'];
  return typeof data === 'object' && data !== null && '__schema' in data
    ? buildClientSchema(data as IntrospectionQuery)
    : null;
}

export interface Findings {
  readonly differences: readonly Difference[];
  /** Endpoints whose schema could be read; the others were asked by what the web app asks. */
  readonly read: readonly ClientEndpoint[];
  /** Answers that were held against the contract. */
  readonly answers: number;
}

/** Holds a backend against the contract. @param member who asks, or a visitor */
export async function findDrift(member: Backend): Promise<Findings> {
  const schemas = contractSchemas();
  const found: Difference[] = [];
  const read: ClientEndpoint[] = [];
  for (const endpoint of clientEndpoints) {
    const theirs = await introspected(member, endpoint);
    if (theirs === null) continue;
    read.push(endpoint);
    found.push(...(await schemaDrift(endpoint, schemas[endpoint], theirs)));
  }
  const probed = await probeDrift(member, clientOperations(), schemas);
  const habits = await habitDrift({ ...member, accessToken: null });
  return { differences: sorted([...found, ...probed.differences, ...habits]), read, answers: probed.answers };
}

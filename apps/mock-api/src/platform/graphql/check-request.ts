import type { DocumentNode, GraphQLError, OperationDefinitionNode } from 'graphql';
import type { Identity } from '../auth/index.ts';
import { checkClient, identify } from '../auth/index.ts';
import { strikeFaults } from '../http/faults.ts';
import type { Call, CallEndpoint } from '../http/call.ts';
import { accessOf, tellsOfSession } from './access.ts';
import { loginNeeded } from './context.ts';
import type { DocumentStore } from './documents.ts';
import { operationOf } from './documents.ts';
import { Refusal } from './refusal.ts';
import type { Endpoint } from './sdl.ts';

export interface RequestParams {
  readonly query?: unknown;
  readonly operationName?: unknown;
  readonly variables?: unknown;
}

export interface CheckedRequest {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

export type RequestCheck =
  | { ok: true; checked: CheckedRequest }
  | { ok: false; errors: readonly (Refusal | GraphQLError)[] };

const ENDPOINT_OF: Readonly<Record<Exclude<CallEndpoint, 'AUTHENTICATION'>, Endpoint>> = {
  MAIN: 'main',
  SUBSCRIPTIONS: 'main',
  PROMO: 'promo',
  CONTROL: 'control',
};

/**
 * Decides whether a GraphQL request is carried out, before any engine sees it: maintenance, admin code and channel,
 * size, token, login, and only then whether it fits the contract, so that a visitor learns that a login is needed
 * and not which field was wrong. Faults planned for the operation strike before the contract is asked.
 */
export async function checkRequest(
  call: Call,
  documents: DocumentStore,
  params: RequestParams,
): Promise<RequestCheck> {
  try {
    const endpoint = endpointOf(call.endpoint);
    const { operationName, variables } = params;
    if (typeof operationName === 'string' && operationName !== '') call.operation = cut(operationName);
    call.variables = variables;
    if (endpoint !== 'control') checkClient(call.world, call.services.settings.adminCodes, call.headers);
    const prepared = documents.prepare(queryOf(params));
    call.secrets = prepared.secrets;
    const operation = operationOf(prepared.document, nameOf(operationName));
    if (operation.name !== undefined) call.operation = cut(operation.name.value);
    call.field = documents.fieldOf(prepared.document, operation);
    if (endpoint !== 'control') {
      await strikeFaults(call);
      await checkCaller(call, endpoint, prepared.document, operation);
    }
    const errors = prepared.validate();
    if (errors.length > 0) return { ok: false, errors };
    checkVariables(variables);
    if (endpoint !== 'control') prepared.checkCost(operation, variables);
    return { ok: true, checked: { document: prepared.document, operation } };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, errors: [error] };
    throw error;
  }
}

const cut = (name: string): string => name.slice(0, 100);

function endpointOf(endpoint: CallEndpoint): Endpoint {
  if (endpoint === 'AUTHENTICATION') throw new Error('The authentication service speaks no GraphQL.');
  return ENDPOINT_OF[endpoint];
}

function queryOf({ query }: RequestParams): string {
  if (typeof query === 'string' && query !== '') return query;
  throw new Refusal('BAD_USER_INPUT', "The request must have a 'query' with the text of a GraphQL document.");
}

function nameOf(operationName: unknown): string | null {
  if (operationName === undefined || operationName === null || operationName === '') return null;
  if (typeof operationName === 'string') return operationName;
  throw new Refusal('BAD_USER_INPUT', "'operationName' must be text.");
}

function checkVariables(variables: unknown): void {
  if (variables === undefined || variables === null) return;
  if (typeof variables === 'object' && !Array.isArray(variables)) return;
  throw new Refusal('BAD_USER_INPUT', "'variables' must be an object.");
}

async function checkCaller(
  call: Call,
  endpoint: Endpoint,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Promise<void> {
  const identity: Identity = await identify(call.world, call.services.settings.jwtSecret, call.headers);
  if (identity.kind === 'member') call.caller = identity.caller;
  if (identity.kind === 'refused') {
    if (identity.ended && tellsOfSession(document, operation)) return;
    throw identity.refusal;
  }
  if (identity.kind === 'visitor' && accessOf(endpoint, document, operation) === 'member')
    throw loginNeeded();
}

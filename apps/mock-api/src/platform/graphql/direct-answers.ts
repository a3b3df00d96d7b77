import type { ExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { Call } from '../http/call.ts';
import type { CheckedRequest, RequestParams } from './check-request.ts';
import { createContext } from './context.ts';
import { compileOperation } from './execution/index.ts';
import type { CompiledOperation } from './execution/index.ts';
import type { CachedResponse, ResponseCaches } from './response-caches.ts';

const MOST_TYPES = 100;

export interface DirectAnswers {
  /** Remembers the content type with which the engine answers, without errors, who accepts this. */
  learn(accept: string | undefined, type: string): void;
  /** Carries an operation out; undefined when the engine has to, because the answer's form is not known to be its own. */
  carryOut(
    call: Call,
    checked: CheckedRequest,
    request: RequestParams & { readonly accept: string | undefined },
  ): Promise<CachedResponse | ExecutionResult> | undefined;
}

export const isResponse = (answer: object): answer is CachedResponse => 'body' in answer;

/** Beside an engine, which alone answers errors, uploads, and what a caller accepts, until it has answered the same once. */
export function createDirectAnswers(schema: GraphQLSchema, kept?: ResponseCaches): DirectAnswers {
  const compiled = new WeakMap<OperationDefinitionNode, CompiledOperation | null>();
  const types = new Map<string | undefined, string>();

  function compiledOf(checked: CheckedRequest): CompiledOperation | null {
    const { document, operation } = checked;
    const known = compiled.get(operation);
    if (known !== undefined) return known;
    const made = compileOperation(schema, document, operation, kept?.keeps(checked));
    compiled.set(operation, made);
    return made;
  }

  return {
    learn(accept, type) {
      if (!/^application\/(?:graphql-response\+)?json\b/.test(type)) return;
      if (types.size >= MOST_TYPES) types.clear();
      types.set(accept, type);
    },
    carryOut(call, checked, { variables, accept }) {
      const type = types.get(accept);
      if (type === undefined) return undefined;
      const executing = compiledOf(checked)?.execute(variablesOf(variables), () => createContext(call));
      return executing?.then((executed) => {
        if ('text' in executed) return { type, body: Buffer.from(`{"data":${executed.text}}`) };
        const { data, errors } = executed;
        return errors.length > 0 ? { errors, data } : { type, body: Buffer.from(JSON.stringify({ data })) };
      });
    },
  };
}

const variablesOf = (variables: unknown): Readonly<Record<string, unknown>> =>
  typeof variables === 'object' && variables !== null ? (variables as Record<string, unknown>) : {};

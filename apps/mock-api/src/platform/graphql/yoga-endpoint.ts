import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { createYoga } from 'graphql-yoga';
import { callOf } from '../http/answers.ts';
import { CallDropped } from '../http/faults.ts';
import type { PlatformServices } from '../http/services.ts';
import { decider, requestCheck } from './check-request-handler.ts';
import type { Decide, HandOver } from './check-request-handler.ts';
import { checkRequest } from './check-request.ts';
import { answerEngineError, answerError, endingOf, toldWith } from './answers.ts';
import { asGraphQLError } from './errors.ts';
import type { Context } from './context.ts';
import { createContext } from './context.ts';
import { createDirectAnswers } from './direct-answers.ts';
import type { DirectAnswers } from './direct-answers.ts';
import type { DocumentStore } from './documents.ts';
import type { ResponseCaches } from './response-caches.ts';
import { checkOneField, drain, MAX_TAKEN_BYTES, readUpload } from './uploads.ts';

type Results = WeakMap<object, ExecutionResult>;

interface ServerContext {
  readonly req: IncomingMessage;
}

export interface YogaEndpoint {
  /** In their order, to be mounted behind a body reader that leaves multipart requests, and so uploads, to Yoga. */
  readonly handlers: readonly RequestHandler[];
  readonly decide: Decide;
}

export function yogaEndpoint(
  path: string,
  schema: GraphQLSchema,
  documents: DocumentStore,
  services: PlatformServices,
  kept?: ResponseCaches,
): YogaEndpoint {
  const direct = createDirectAnswers(schema, kept);
  const results: Results = new WeakMap();
  const handOver: HandOver = (request, result) => results.set(request, result);
  const yoga = createYoga<ServerContext, Context>({
    schema,
    graphqlEndpoint: path,
    context: ({ req }) => createContext(callOf(req)),
    plugins: [multipartCheck(documents), handedOver(services, results), remembering(direct, kept)],
    maskedErrors: { maskError: (error) => answerEngineError(services, error) },
    maxRequestBodySize: MAX_TAKEN_BYTES,
    multipart: true,
    batching: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
  });
  const decide = decider(schema, documents, { kept, direct });
  const engine: RequestHandler = async (request, response) => {
    response.once('finish', () => {
      drain(request);
    });
    await yoga(request, response);
  };
  return { handlers: [requestCheck(decide, handOver), engine], decide };
}

function multipartCheck(documents: DocumentStore): Plugin<object, ServerContext, Context> {
  return {
    onRequestParse({ request, serverContext, setRequestParser }) {
      const isUpload = /^multipart\/form-data/i.test(request.headers.get('content-type') ?? '');
      if (isUpload) setRequestParser((sent) => readUpload(callOf(serverContext.req), sent));
    },
    async onParams({ params, request, context, setResult }) {
      if (request.headers.get('content-type')?.startsWith('application/json') === true) return;
      const call = callOf(context.req);
      try {
        const check = await checkRequest(call, documents, params);
        const errors = check.ok ? checkOneField(check.checked) : check.errors;
        if (errors.length === 0) return;
        setResult({
          errors: errors.map((error) => asGraphQLError(answerError(call, error))),
          ...toldWith(call),
        });
      } catch (error) {
        if (!(error instanceof CallDropped)) throw error;
        context.req.socket.destroy();
      }
    },
  };
}

/** Lets Yoga answer what was carried out before it, in the form that its own result would have. */
function handedOver(services: PlatformServices, results: Results): Plugin<object, ServerContext, Context> {
  return {
    onParams({ context, setResult }) {
      const result = results.get(context.req);
      if (result === undefined) return;
      const errors = result.errors?.map((error) => answerEngineError(services, error)) ?? [];
      setResult({ errors, data: result.data ?? null, ...toldWith(callOf(context.req)) });
    },
  };
}

function remembering(direct: DirectAnswers, kept?: ResponseCaches): Plugin<object, ServerContext, Context> {
  const texts = new WeakMap<object, string>();
  return {
    onExecutionResult(hook) {
      const { result, context } = hook;
      if (result === undefined || Symbol.asyncIterator in result) return;
      const call = callOf(context.req);
      if (result.errors !== undefined) {
        hook.setResult({ ...result, ...toldWith(call) });
        return;
      }
      const stringify = (data: ExecutionResult): string => {
        const text = JSON.stringify(data);
        texts.set(context.req, text);
        const ending = endingOf(call);
        return ending === null ? text : `${text.slice(0, -1)}${ending}`;
      };
      hook.setResult({ ...result, stringify });
    },
    onResponse({ response, serverContext: { req } }) {
      const text = texts.get(req);
      const type = response.headers.get('content-type');
      if (text === undefined || type === null || response.status !== 200) return;
      direct.learn(req.headers.accept, type);
      kept?.keep(callOf(req), { type, body: Buffer.from(text) });
    },
  };
}

import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import type { RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import { callOf } from '../http/answers.ts';
import { currentCall } from '../http/call.ts';
import type { PlatformServices } from '../http/services.ts';
import { decider, requestCheck } from './check-request-handler.ts';
import { answerEngineError, toldWith } from './answers.ts';
import type { Context } from './context.ts';
import { createContext } from './context.ts';
import type { DocumentStore } from './documents.ts';

export interface ApolloEndpoint {
  readonly handlers: readonly RequestHandler[];
  stop(): Promise<void>;
}

/** Makes and starts an endpoint served by Apollo Server, to be mounted at its path behind a JSON body reader. */
export async function apolloEndpoint(
  schema: GraphQLSchema,
  documents: DocumentStore,
  services: PlatformServices,
): Promise<ApolloEndpoint> {
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: !services.settings.production,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    formatError: (_formatted, error) => answerEngineError(services, error).toJSON(),
    logger: services.logger.child({ engine: 'apollo' }, { level: 'warn' }),
    plugins: [ApolloServerPluginLandingPageDisabled(), errorsAnswer200],
  });
  await apollo.start();
  const context = ({ req }: { req: object }): Promise<Context> => Promise.resolve(createContext(callOf(req)));
  return {
    handlers: [requestCheck(decider(schema, documents)), expressMiddleware(apollo, { context })],
    stop: () => apollo.stop(),
  };
}

const errorsAnswer200: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ response: { http, body } }) {
        http.status = 200;
        if (body.kind === 'single') Object.assign(body.singleResult, toldWith(currentCall()));
        return Promise.resolve();
      },
    }),
};

import type { Server } from 'node:http';
import type { Express } from 'express';
import { Router } from 'express';
import type { PlatformModule } from './platform/module.ts';
import { apolloEndpoint } from './platform/graphql/apollo-endpoint.ts';
import { answerPlainCalls } from './platform/graphql/plain-calls.ts';
import {
  createDocumentStore,
  createResponseCaches,
  createSchemas,
  readSdl,
} from './platform/graphql/index.ts';
import { openSocketEndpoint } from './platform/graphql/socket/index.ts';
import { yogaEndpoint } from './platform/graphql/yoga-endpoint.ts';
import { causesOfVendors } from './platform/http/causes.ts';
import { graphqlErrors, nothingHere, serviceErrors } from './platform/http/errors.ts';
import { ownHosts } from './platform/http/own-hosts.ts';
import type { PlatformServices } from './platform/http/index.ts';
import { callOpener, graphqlBody } from './platform/http/index.ts';
import { readState } from './platform/worlds/index.ts';
import { createExpress, dataHeaders, operatorRoutes } from './platform/http/server.ts';

export interface Mounted {
  /** Stops the sockets and the engines, and answers 'not ready' from then on. */
  readonly close: () => Promise<void>;
}

export async function mountPlatform(
  server: Server,
  services: PlatformServices,
  modules: readonly PlatformModule[],
): Promise<Mounted> {
  const introspection = !services.settings.production;
  const schemas = createSchemas(readSdl(), modules);
  const mainDocuments = createDocumentStore(schemas.main, introspection);
  const promoDocuments = createDocumentStore(schemas.promo, introspection);
  const apollo = await apolloEndpoint(schemas.promo, promoDocuments, services);
  const app = createExpress(services);
  let closing = false;
  operatorRoutes(app, services, { ready: () => isReady(services, closing) });
  const kept = modules.map((module) => module.kept).filter((fields) => fields !== undefined);
  const answers = createResponseCaches(schemas.main, kept, services.metrics);
  const main = yogaEndpoint('/graphql', schemas.main, mainDocuments, services, answers);
  const failures = graphqlErrors(services);
  app.all(
    '/graphql',
    dataHeaders,
    callOpener(services, 'MAIN'),
    ...graphqlBody(true),
    ...main.handlers,
    failures,
  );
  const promo = [callOpener(services, 'PROMO'), ...graphqlBody(false), ...apollo.handlers];
  app.all('/promo/graphql', dataHeaders, ...promo, failures);
  if (services.settings.control) {
    const documents = createDocumentStore(schemas.control, true);
    app.use('/control', ownHosts(services));
    const control = yogaEndpoint('/control/graphql', schemas.control, documents, services);
    app.all(
      '/control/graphql',
      dataHeaders,
      callOpener(services, 'CONTROL'),
      ...graphqlBody(false),
      ...control.handlers,
      failures,
    );
  }
  mountModules(app, services, modules);
  server.on('request', answerPlainCalls({ app, services, path: '/graphql', decide: main.decide }));
  const sockets = openSocketEndpoint(server, schemas.main, mainDocuments, services);
  return {
    async close() {
      closing = true;
      await sockets.close();
      await apollo.stop();
    },
  };
}

function mountModules(app: Express, services: PlatformServices, modules: readonly PlatformModule[]): void {
  const router = Router();
  if (services.settings.control) router.use(causesOfVendors(services));
  for (const module of modules) module.routes?.(router, services);
  app.use(router);
  app.use(nothingHere, serviceErrors(services));
}

async function isReady(services: PlatformServices, closing: boolean): Promise<boolean> {
  if (closing) return false;
  try {
    const world = await services.registry.get('default');
    await readState(world.db);
    return true;
  } catch {
    return false;
  }
}

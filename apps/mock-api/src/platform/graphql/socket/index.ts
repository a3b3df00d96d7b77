import type { Server as HttpServer } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import { CloseCode, handleProtocols, makeServer } from 'graphql-ws';
import type { ServerOptions } from 'ws';
import { WebSocketServer } from 'ws';
import type { PlatformServices } from '../../http/services.ts';
import type { DocumentStore } from '../documents.ts';
import { bindSocket } from './binding.ts';
import { Connections } from './connections.ts';
import { createProtocol } from './protocol.ts';
import { refusedOrigins } from './refused-origins.ts';

export interface SocketEndpoint {
  close(): Promise<void>;
}

const PATH = '/subscriptions';
const MAX_MESSAGE_BYTES = 64 * 1024;

/** Opens `/subscriptions`, for members only. Sockets into a world that is reset, restored or deleted are closed. */
export function openSocketEndpoint(
  http: HttpServer,
  schema: GraphQLSchema,
  documents: DocumentStore,
  services: PlatformServices,
): SocketEndpoint {
  const tellRefused = refusedOrigins(services.logger);
  // The types of ws do not have closeTimeout yet.
  const options: ServerOptions & { closeTimeout: number } = {
    server: http,
    path: PATH,
    maxPayload: MAX_MESSAGE_BYTES,
    handleProtocols,
    // A page of another site must not open a socket in its visitor's name; what is no browser names no origin.
    verifyClient: ({ origin }: { origin?: string }, answer) => {
      const known = origin === undefined || services.settings.webOrigins.includes(origin);
      if (!known) tellRefused(origin);
      answer(known, 403, 'Forbidden');
    },
    closeTimeout: services.timeouts.socketMs,
  };
  const webSockets = new WebSocketServer(options);
  // An error of the HTTP server comes here too, and whoever made that server hears of it there.
  webSockets.on('error', (error) => {
    services.logger.debug({ reason: error.message }, 'websocket server failed');
  });
  const connections = new Connections();
  const server = makeServer(createProtocol({ schema, documents, services, connections }));
  webSockets.on('connection', (socket, request) => {
    bindSocket(server, { socket, request }, services);
  });
  services.registry.onReplace((worldId) => {
    for (const socket of connections.socketsIn(worldId)) socket.close(CloseCode.Forbidden, 'Forbidden');
  });
  return {
    close: () =>
      new Promise((resolve) => {
        for (const socket of webSockets.clients) socket.close(1001, 'Going away');
        webSockets.close(() => {
          resolve();
        });
      }),
  };
}

import type { IncomingMessage } from 'node:http';
import type { Server } from 'graphql-ws';
import { CloseCode } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { PlatformServices } from '../../http/services.ts';

export interface SocketExtra {
  readonly socket: WebSocket;
  readonly request: IncomingMessage;
}

/** Milliseconds between pings; a socket that misses one answer is dropped. */
const PING_EVERY = 12_000;

/** A client that breaks the protocol has its own socket closed with 4400, anything else that fails with 4500. */
export function bindSocket(
  server: Server<SocketExtra>,
  extra: SocketExtra,
  services: PlatformServices,
): void {
  const { socket } = extra;
  services.metrics.socketOpened();
  socket.on('error', (error) => {
    services.logger.debug({ reason: error.message }, 'websocket failed');
  });
  const stopPings = keepAlive(socket);
  const closed = server.opened(
    {
      protocol: socket.protocol,
      send: (text) => send(socket, text),
      close: (code, reason) => {
        socket.close(code, reason);
      },
      onMessage: (receive) => {
        socket.on('message', (data: Buffer) => {
          receive(data.toString('utf8')).catch((error: unknown) => {
            onFailure(socket, error, services);
          });
        });
      },
    },
    extra,
  );
  socket.once('close', (code, reason) => {
    stopPings();
    services.metrics.socketClosed();
    closed(code, reason.toString('utf8')).catch((error: unknown) => {
      services.logger.error({ err: error }, 'websocket was not closed cleanly');
    });
  });
}

/** Waits only behind a client that is slow to read: for ten thousand others the waiting would cost as much as the frame. */
function send(socket: WebSocket, text: string): Promise<void> | undefined {
  if (socket.readyState !== socket.OPEN) return undefined;
  if (socket.bufferedAmount === 0) {
    socket.send(text);
    return undefined;
  }
  return new Promise((resolve, reject) => {
    socket.send(text, (error) => {
      if (error == null) resolve();
      else reject(error);
    });
  });
}

function onFailure(socket: WebSocket, error: unknown, services: PlatformServices): void {
  // The protocol server throws this one for a message that only a server may send.
  if (error instanceof Error && error.message.startsWith('Unexpected message of type')) {
    socket.close(CloseCode.BadRequest, 'Invalid message received');
    return;
  }
  services.logger.error({ err: error }, 'websocket message failed');
  socket.close(CloseCode.InternalServerError, 'Internal server error');
}

function keepAlive(socket: WebSocket): () => void {
  let answered = true;
  socket.on('pong', () => {
    answered = true;
  });
  const timer = setInterval(() => {
    if (!answered) {
      socket.terminate();
      return;
    }
    answered = false;
    socket.ping();
  }, PING_EVERY);
  return () => {
    clearInterval(timer);
  };
}

import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';

/** How long a client may take to say what it wants, in milliseconds. */
export interface Timeouts {
  readonly headersMs: number;
  readonly bodyMs: number;
  /** Bytes an upload must bring in each span of `bodyMs`. */
  readonly uploadBytes: number;
  /** For the whole of a request, uploads too. */
  readonly requestMs: number;
  readonly checkEveryMs: number;
  /** For a websocket's connection_init, and for its answer to being closed. */
  readonly socketMs: number;
  readonly idleMs: number;
}

export const usualTimeouts: Timeouts = {
  headersMs: 60_000,
  bodyMs: 15_000,
  uploadBytes: 64 * 1024,
  requestMs: 300_000,
  checkEveryMs: 1_000,
  socketMs: 15_000,
  idleMs: 75_000,
};

export function serverOptions({ headersMs, requestMs, checkEveryMs, idleMs }: Timeouts): ServerOptions {
  return {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkEveryMs,
    keepAliveTimeout: idleMs,
  };
}

/** Ends requests whose body comes too slowly, with 408 where nothing was answered yet. */
export function limitBodies(server: Server, timeouts: Timeouts): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (hasBody(request)) watchBody(request, response, timeouts);
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isUpload = ({ headers }: IncomingMessage): boolean =>
  /^(multipart\/form-data|application\/vnd\.magpie\.world)/i.test(headers['content-type'] ?? '');

function watchBody(request: IncomingMessage, response: ServerResponse, limits: Timeouts): void {
  const { socket } = request;
  const needed = isUpload(request) ? limits.uploadBytes : Number.POSITIVE_INFINITY;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    const before = seen;
    seen = socket.bytesRead;
    // What came while the process itself stood still is read after its timers.
    setImmediate(() => {
      if (request.complete) clearInterval(timer);
      else if (socket.bytesRead - before < needed) cutOff(request, response);
    });
  }, limits.bodyMs);
  request.once('close', () => {
    clearInterval(timer);
  });
}

function cutOff(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) {
    request.socket.destroy();
    return;
  }
  response.writeHead(408, { connection: 'close', 'content-length': 0 });
  response.end(() => request.socket.destroy());
}

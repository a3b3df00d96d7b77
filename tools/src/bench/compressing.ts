import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { createGzip } from 'node:zlib';

/** What nginx compresses on its way (default.conf.template), and HTML. */
const compressed =
  /^(?:text\/(?:html|css|markdown|plain|xml)|application\/(?:javascript|json|graphql-response\+json)|image\/svg\+xml)/;

const isCompressed = ({ headers }: IncomingMessage): boolean =>
  headers['content-encoding'] === undefined && compressed.test(headers['content-type'] ?? '');

function passBack(answer: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length, ...headers } = answer.headers;
  if (isCompressed(answer)) {
    response.writeHead(answer.statusCode ?? 502, { ...headers, 'content-encoding': 'gzip' });
    answer.pipe(createGzip({ level: 1 })).pipe(response);
  } else {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  }
}

/** Stands before a server and compresses as nginx does what the preview of Vite does not: pages, answers and pictures. */
export async function startCompressing(port: number, behind: number): Promise<() => Promise<void>> {
  const asked = ({ url, method, headers }: IncomingMessage) =>
    request({ host: 'localhost', port: behind, path: url, method, headers });
  const server = createServer((incoming, response) => {
    const ahead = asked(incoming).on('response', (answer) => {
      passBack(answer, response);
    });
    ahead.on('error', () => response.destroy());
    incoming.pipe(ahead);
  });
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex) => {
    const ahead = asked(incoming);
    ahead.on('upgrade', ({ headers }, other) => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
      other.pipe(socket).on('error', () => other.destroy());
      socket.pipe(other).on('error', () => socket.destroy());
    });
    ahead.on('error', () => socket.destroy()).end();
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

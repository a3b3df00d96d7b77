import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { addresses } from './addresses.ts';

/** The site at an address of its own, whose server a journey can take away and whose build it can replace. */
export interface SiteInBetween {
  readonly address: string;
  /** Method and path of each call that came as far as the server, in their order. */
  readonly calls: string[];
  readonly goAway: () => void;
  readonly comeBack: () => void;
  /** Another build under other names: what the one before is made of is gone, as on a server that was set up anew. */
  readonly deploy: () => void;
  readonly close: () => Promise<void>;
}

const hashed = '/assets/';
const nextHashed = '/assets/next/';

const isPage = (answer: IncomingMessage) => answer.headers['content-type']?.includes('text/html') === true;

async function answerWith(
  answer: IncomingMessage,
  response: ServerResponse,
  change: (page: string) => string,
) {
  const { 'content-length': _length, ...headers } = answer.headers;
  if (!isPage(answer)) {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
    return;
  }
  const page = (await buffer(answer)).toString();
  response.writeHead(answer.statusCode ?? 500, headers).end(change(page));
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://localhost:${String((server.address() as AddressInfo).port)}`;
}

export async function openSiteInBetween(): Promise<SiteInBetween> {
  const calls: string[] = [];
  let isAway = false;
  let isNext = false;
  const changed = (page: string) =>
    isNext ? page.replaceAll(hashed, nextHashed).replace('<html ', '<html data-build="next" ') : page;
  const server = createServer((asked, response) => {
    const { method = 'GET', url = '/', headers } = asked;
    if (isAway) {
      asked.socket.destroy();
      return;
    }
    calls.push(`${method} ${url}`);
    const isGone = isNext
      ? url.startsWith(hashed) && !url.startsWith(nextHashed)
      : url.startsWith(nextHashed);
    if (isGone) {
      response.writeHead(404).end();
      return;
    }
    const target = new URL(url.replace(nextHashed, hashed), addresses.web);
    const { 'accept-encoding': _encoding, ...passed } = headers;
    const sent = request(target, { method, headers: { ...passed, host: target.host } }, (answer) => {
      void answerWith(answer, response, changed);
    });
    sent.on('error', () => response.destroy());
    asked.pipe(sent);
  });
  return {
    address: await listening(server),
    calls,
    goAway: () => {
      isAway = true;
      server.closeAllConnections();
    },
    comeBack: () => {
      isAway = false;
    },
    deploy: () => {
      isNext = true;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

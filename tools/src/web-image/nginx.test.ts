import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atStart, type NginxFixture, page, script, startNginx } from './nginx-fixture.ts';
import { nginxProgram } from '../shared/nginx-program.ts';

let platform: Server;
let nginx: NginxFixture;

const answerOfPlatform = JSON.stringify({ data: 'x'.repeat(4000) });

async function startPlatform(): Promise<string> {
  platform = createServer((incoming, response) => {
    incoming.resume().on('end', () => {
      const headers = {
        'content-type': 'application/json',
        'x-asked': `${String(incoming.method)} ${String(incoming.url)}`,
      };
      response.writeHead(200, { ...headers, 'x-host': incoming.headers.host ?? '' }).end(answerOfPlatform);
    });
  });
  platform.on('upgrade', (_incoming, socket) => {
    socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  });
  await new Promise<void>((done) => platform.listen(0, '127.0.0.1', done));
  const at = platform.address();
  return `http://127.0.0.1:${String(typeof at === 'object' ? at?.port : at)}`;
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

async function get(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  { address }: NginxFixture = nginx,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = request(`${address}${path}`, { method, headers, agent: false }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => {
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
    });
  });
  sent.on('upgrade', (response, socket) => {
    socket.destroy();
    resolve({ status: response.statusCode, headers: response.headers, body: Buffer.alloc(0) });
  });
  sent.on('error', reject).end();
  return promise;
}

async function policyOf(server: NginxFixture): Promise<string[]> {
  const { headers } = await get('/', {}, 'GET', server);
  const policy = String(headers['content-security-policy']).split(/\s*;\s*/);
  return policy.map((each) => each.replaceAll(/\s+/g, ' ').trim());
}

const title = nginxProgram
  ? 'the server of the web image'
  : 'the server of the web image (nginx is not installed)';

/** The script of the built page, and that of the pages made of it. */
const inline = [
  "'sha256-xY6QKfH9PRsQnLz56nj6MBwiK5oHg+im1Jkpdp1x/Ck='",
  "'sha256-TjO0YpEWuxlC/N9oS19VinsSbmBGRuF2mK9aH7vNH/4='",
].join(' ');

describe.skipIf(nginxProgram === undefined)(title, () => {
  beforeAll(async () => {
    nginx = await startNginx(String(nginxProgram), await startPlatform());
  });

  afterAll(async () => {
    await nginx.stop();
    platform.closeAllConnections();
    await new Promise((done) => platform.close(done));
  });

  it('says that it is healthy', async () => {
    expect(await get('/healthz')).toMatchObject({ status: 200, body: Buffer.from('ok\n') });
  });

  // To see a socket closed would take these 15 seconds.
  it.each(['client_header_timeout', 'client_body_timeout'])('waits 15 seconds for callers: %s', (name) => {
    expect(nginx.configuration().match(new RegExp(`^ *${name} .*$`, 'gm'))).toEqual([`  ${name} 15s;`]);
  });

  it.each(['/', '/casino/slots', '/vip', '/promotions/42', '/support/about-us', '/artful', '/index.html'])(
    'answers the app for %s, to be asked for again each time',
    async (path) => {
      const { status, headers, body } = await get(path);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/html',
        'no-cache',
      ]);
      expect(body.toString()).toBe(page);
    },
  );

  it('lets hashed files be kept for a year', async () => {
    const { status, headers, body } = await get('/assets/app-1a2b.js');
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(body.toString()).toBe(script);
  });

  it('has the service worker looked at again each time, under the policy of the pages', async () => {
    const { headers, body } = await get('/service-worker.js');
    expect(headers).toMatchObject({ 'content-type': 'application/javascript', 'cache-control': 'no-cache' });
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(body.toString()).toContain('addEventListener');
  });

  it('answers the settings of the start, not those of the build', async () => {
    const { headers, body } = await get('/config.json');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toBe(atStart);
  });

  it.each([
    '/assets/gone.js',
    '/gone.png',
    '/.vite/manifest.json',
    '/.env',
    '/control/graphql',
    '/console',
    '/metrics',
  ])('answers 404 for %s, never the app', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('let a = 1');
  });

  it('sends compressed files as they were compressed at build', async () => {
    const { headers, body } = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' });
    expect([headers['content-encoding'], headers['vary']]).toEqual(['gzip', 'Accept-Encoding']);
    expect(gunzipSync(body).toString()).toBe(script);
    expect(headers['content-length']).toBe(String(body.length));
  });

  it('compresses what the platform answers', async () => {
    const { headers, body } = await get('/graphql', { 'accept-encoding': 'gzip' }, 'POST');
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(answerOfPlatform);
  });

  it.each(['/', '/assets/app-1a2b.js', '/config.json', '/favicon.svg'])(
    'protects %s by headers',
    async (path) => {
      const { headers } = await get(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'strict-transport-security': 'max-age=31536000',
        'permissions-policy': expect.stringContaining('camera=()') as string,
      });
    },
  );

  it('allows scripts of its own origin and the inline one by hash, and frames and pictures of the sources set', async () => {
    const own = nginx.address.replace('http:', 'ws:');
    expect(await policyOf(nginx)).toEqual([
      "default-src 'self'",
      `script-src 'self' ${inline}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: https://images.example",
      "font-src 'self'",
      `connect-src 'self' ${own} ${own.replace('ws:', 'wss:')}`,
      "frame-src 'self' https://pay.example https://games.example",
      "frame-ancestors 'none'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "object-src 'none'",
    ]);
  });

  it.each([
    [
      'the hosts of the vendors whose widgets have an id',
      { MESSENGER_APP_ID: 'app1', TAG_MANAGER_ID: 'GTM-1', HELP_DESK_URL: 'https://no.example/x.js' },
      {
        script: 'https://widget.intercom.io https://js.intercomcdn.com https://www.googletagmanager.com',
        style: '',
        font: 'https://js.intercomcdn.com https://fonts.intercomcdn.com',
        frame: 'https://intercom-sheets.com',
      },
    ],
    [
      'only the hosts of the addresses set for them',
      {
        MESSENGER_APP_ID: 'app1',
        MESSENGER_URL: 'https://chat.example/a/messenger.js?v=1',
        HELP_DESK_KEY: 'desk1',
        HELP_DESK_URL: 'https://desk.example:8443/widget.js',
        TAG_MANAGER_ID: 'GTM-1',
        TAG_MANAGER_URL: '/widgets/tag-manager.js',
      },
      {
        script: 'https://chat.example https://desk.example:8443',
        style: 'https://chat.example https://desk.example:8443',
        font: 'https://chat.example https://desk.example:8443',
        frame: 'https://chat.example https://desk.example:8443',
      },
    ],
    [
      'the help desk’s vendor',
      { HELP_DESK_KEY: 'desk1' },
      {
        script: 'https://wchat.freshchat.com https://assetscdn-wchat.freshchat.com',
        style: 'https://wchat.freshchat.com https://assetscdn-wchat.freshchat.com',
        font: 'https://wchat.freshchat.com https://assetscdn-wchat.freshchat.com',
        frame: 'https://wchat.freshchat.com https://assetscdn-wchat.freshchat.com',
      },
    ],
  ])('allows %s', async (_what, settings, { script: scripts, style, font, frame }) => {
    const server = await startNginx(String(nginxProgram), nginx.address, settings);
    const policy = await policyOf(server);
    await server.stop();
    expect(policy).toContain(`script-src 'self' ${inline} ${scripts}`);
    expect(policy).toContain(`style-src 'self' 'unsafe-inline' ${style}`.trim());
    expect(policy).toContain(`font-src 'self' ${font}`);
    expect(policy).toContain(`frame-src 'self' https://pay.example https://games.example ${frame}`);
    const own = server.address.replace('http:', 'ws:');
    const connect = policy.find((directive) => directive.startsWith('connect-src')) ?? '';
    expect(connect).toContain(`connect-src 'self' ${own} ${own.replace('ws:', 'wss:')} https://`);
    expect(connect).not.toContain('no.example');
  });

  it.each([
    ['POST', '/graphql?operationName=Games'],
    ['POST', '/promo/graphql?operationName=Promos'],
    ['POST', '/authenticate?ttl=7776000'],
    ['POST', '/session:destroy'],
    ['GET', '/art/games/a.svg'],
    ['GET', '/games/slot/1'],
    ['GET', '/cashier/deposit'],
    ['GET', '/documents/img_1'],
    ['GET', '/widgets/captcha.js'],
  ])('passes %s %s on to the platform', async (method, path) => {
    const { status, headers } = await get(path, {}, method);
    expect([status, headers['x-asked'], headers['x-host']]).toEqual([
      200,
      `${method} ${path}`,
      nginx.address.replace('http://', ''),
    ]);
  });

  it('lets the websocket through', async () => {
    const upgrade = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': 'x',
      'sec-websocket-version': '13',
    };
    expect(await get('/subscriptions', upgrade)).toMatchObject({ status: 101 });
  });
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../shared/ports.ts';
import { root } from '../shared/root.ts';
import { type NameServer, startNameServer } from './name-server.ts';
import { type NginxFixture, page, startNginx } from './nginx-fixture.ts';
import { nginxProgram } from '../shared/nginx-program.ts';

describe('what the start works out about the platform', () => {
  const folder = mkdtempSync(join(tmpdir(), 'magpie-platform-'));
  const files = { RESOLV_CONF: join(folder, 'resolv.conf'), HOSTS_FILE: join(folder, 'hosts') };

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  function workedOut(settings: Record<string, string>, dns = '', hosts = ''): string[] {
    writeFileSync(files.RESOLV_CONF, dns);
    writeFileSync(files.HOSTS_FILE, hosts);
    const script = `. "${join(root, 'apps', 'web', 'nginx', '17-platform.envsh')}"
      printf '%s\\n' "$PLATFORM_URL" "$PLATFORM_NAME" "$RESOLVERS"`;
    const env = { PATH: process.env['PATH'] ?? '', ...files, ...settings };
    const { stdout, stderr } = spawnSync('sh', ['-euc', script], { env, encoding: 'utf8' });
    expect(stderr).toBe('');
    return stdout.trimEnd().split('\n');
  }

  it.each([
    ['http://mock-api:4000', 'http://mock-api:4000', 'mock-api'],
    ['http://10.0.0.7:4000', 'http://10.0.0.7:4000', '10.0.0.7'],
    ['http://[fd00::7]:4000/', 'http://[fd00::7]:4000', '[fd00::7]'],
    ['https://api.example', 'https://api.example', 'api.example'],
    ['https://api.example:8443/casino/v1/', 'https://api.example:8443/casino/v1', 'api.example'],
  ])('takes %s apart', (API_URL, address, name) => {
    expect(workedOut({ API_URL })).toEqual([address, name, '127.0.0.1']);
  });

  it.each([
    ['# by the engine\nnameserver 10.89.0.1\nnameserver 10.0.0.53\nsearch x\n', '10.89.0.1'],
    ['nameserver fe80::1%eth0\nnameserver fd00::1\n', '[fd00::1]'],
  ])('asks the first DNS server of the container: %j', (dns, server) => {
    expect(workedOut({ API_URL: 'http://mock-api:4000' }, dns)[2]).toBe(server);
  });

  it('asks the DNS servers that are set', () => {
    const settings = { API_URL: 'http://mock-api:4000', RESOLVERS: '10.0.0.2:5353 10.0.0.3' };
    expect(workedOut(settings, 'nameserver 10.89.0.1\n')[2]).toBe('10.0.0.2:5353 10.0.0.3');
  });

  it.each([
    ['127.0.0.1 localhost\n::1 localhost\n', 'https://127.0.0.1:4000/a'],
    ['::1 ip6 localhost # itself\n', 'https://[::1]:4000/a'],
    ['10.0.0.1 localhost.example\n# 10.0.0.2 localhost\n', 'https://localhost:4000/a'],
  ])('takes what the list of hosts says: %j', (hosts, address) => {
    expect(workedOut({ API_URL: 'https://localhost:4000/a' }, '', hosts).slice(0, 2)).toEqual([
      address,
      'localhost',
    ]);
  });
});

async function upgradeStatus(address: string, headers: Record<string, string>): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const sent = request(address, { headers, agent: false }, (response) => {
    response.resume();
    resolve(response.statusCode);
  });
  sent.on('upgrade', (response, socket) => {
    socket.destroy();
    resolve(response.statusCode);
  });
  sent.on('error', reject).end();
  return promise;
}

const title = nginxProgram
  ? 'where nginx finds the platform'
  : 'where nginx finds the platform (nginx is not installed)';

describe.skipIf(nginxProgram === undefined)(title, () => {
  let names: NameServer;
  const open: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    names = await startNameServer();
  });

  afterEach(async () => {
    await Promise.all(open.splice(0).map((close) => close()));
  });

  afterAll(() => names.stop());

  /** A platform that answers who it is and what it was asked for. */
  async function startPlatform(who: string, port: number, host: string): Promise<() => Promise<unknown>> {
    const server: Server = createServer((incoming, response) => {
      response.end(`${who} ${String(incoming.url)}`);
    });
    server.on('upgrade', (_incoming, socket) => {
      socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    });
    await new Promise<void>((done) => server.listen(port, host, done));
    const close = () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(done);
      });
    open.push(close);
    return close;
  }

  async function start(api: string): Promise<NginxFixture> {
    const nginx = await startNginx(String(nginxProgram), api, { RESOLVERS: names.address });
    open.push(() => nginx.stop());
    return nginx;
  }

  async function asked(nginx: NginxFixture, path = '/graphql?operationName=Config'): Promise<string> {
    const answer = await fetch(nginx.address + path, { method: 'POST' });
    const text = await answer.text();
    return answer.ok ? text : String(answer.status);
  }

  const patient = { timeout: 60_000, interval: 100 };

  it('starts before the platform, and finds it when it is there', async () => {
    names.answerWith(undefined);
    const port = await freePort();
    const nginx = await start(`http://platform.test:${String(port)}`);
    expect(await (await fetch(`${nginx.address}/`)).text()).toBe(page);
    expect(await asked(nginx)).toBe('502');
    await startPlatform('first', port, '127.0.0.1');
    names.answerWith('127.0.0.1');
    await expect.poll(() => asked(nginx), patient).toBe('first /graphql?operationName=Config');
  });

  it('finds the platform again under another address', async () => {
    const port = await freePort();
    const stopFirst = await startPlatform('first', port, '127.0.0.1');
    names.answerWith('127.0.0.1');
    const nginx = await start(`http://platform.test:${String(port)}`);
    expect(await asked(nginx)).toBe('first /graphql?operationName=Config');
    await stopFirst();
    await startPlatform('second', port, '127.0.0.2');
    names.answerWith('127.0.0.2');
    await expect.poll(() => asked(nginx), patient).toBe('second /graphql?operationName=Config');
  });

  it('lets a websocket through to a name', async () => {
    const port = await freePort();
    await startPlatform('named', port, '127.0.0.1');
    names.answerWith('127.0.0.1');
    const nginx = await start(`http://platform.test:${String(port)}`);
    const upgrade = { connection: 'Upgrade', upgrade: 'websocket' };
    expect(await upgradeStatus(`${nginx.address}/subscriptions`, upgrade)).toBe(101);
  });

  it('keeps the path of the platform’s address in front', async () => {
    const port = await freePort();
    await startPlatform('deep', port, '127.0.0.1');
    const nginx = await start(`http://127.0.0.1:${String(port)}/casino/v1`);
    expect(await asked(nginx, '/cashier/a%20b?c=%2F')).toBe('deep /casino/v1/cashier/a%20b?c=%2F');
  });

  it('speaks TLS to an https address, and says whom it wants', async () => {
    const { promise: greeting, resolve } = Promise.withResolvers<Buffer>();
    const server = createTcpServer((socket) => {
      socket.once('data', (bytes: Buffer) => {
        resolve(bytes);
        socket.destroy();
      });
      socket.on('error', () => undefined);
    });
    const port = await freePort();
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
    open.push(() => new Promise((done) => server.close(done)));
    names.answerWith('127.0.0.1');
    const nginx = await start(`https://platform.test:${String(port)}/casino`);
    expect(await asked(nginx)).toBe('502');
    const handshake = 0x16;
    expect((await greeting)[0]).toBe(handshake);
    expect((await greeting).toString('latin1')).toContain('platform.test');
  });
});

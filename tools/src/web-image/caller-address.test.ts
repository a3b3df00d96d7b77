import { createServer, request, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NginxFixture, startNginx } from './nginx-fixture.ts';
import { nginxProgram } from '../shared/nginx-program.ts';

const header = 'x-forwarded-for';

/** What the platform was told of a caller who says of itself that it is somewhere else. */
async function toldOf(nginx: NginxFixture, path: string, said: string): Promise<string | undefined> {
  const upgrade = path === '/subscriptions' ? { connection: 'Upgrade', upgrade: 'websocket' } : {};
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
  const headers = { ...upgrade, [header]: said };
  const sent = request(`${nginx.address}${path}`, { headers, agent: false }, (response) => {
    response.resume();
    resolve(response.headers['x-told']?.toString());
  });
  sent.on('upgrade', (response, socket) => {
    socket.destroy();
    resolve(response.headers['x-told']?.toString());
  });
  sent.on('error', reject).end();
  return promise;
}

const title = nginxProgram
  ? 'where a call comes from, as nginx tells the platform'
  : 'where a call comes from (nginx is not installed)';

describe.skipIf(nginxProgram === undefined)(title, () => {
  let platform: Server;
  let address: string;

  beforeAll(async () => {
    platform = createServer((incoming, response) => {
      response.setHeader('x-told', incoming.headers[header] ?? []).end();
    });
    platform.on('upgrade', (incoming, socket) => {
      const told = `x-told: ${String(incoming.headers[header])}`;
      socket.end(
        `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${told}\r\n\r\n`,
      );
    });
    await new Promise<void>((done) => platform.listen(0, '127.0.0.1', done));
    const at = platform.address();
    address = `http://127.0.0.1:${String(typeof at === 'object' ? at?.port : at)}`;
  });

  afterAll(async () => {
    platform.closeAllConnections();
    await new Promise((done) => platform.close(done));
  });

  it.each([
    ['is its own, whatever it says', {}, '198.51.100.7', '127.0.0.1'],
    ['is its own when other proxies are named', { TRUSTED_PROXIES: '10.0.0.7' }, '198.51.100.7', '127.0.0.1'],
    [
      'is what a named proxy says, and not what the proxy was told',
      { TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1' },
      '192.0.2.1, 198.51.100.7, 10.0.0.5',
      '198.51.100.7',
    ],
    [
      'is what proxies say that are named by the words of the platform',
      { TRUSTED_PROXIES: 'loopback, linklocal,uniquelocal' },
      '192.0.2.1, 198.51.100.7, 10.0.0.5, 172.31.0.5, 192.168.0.5, fd00::5, 169.254.0.5, fe80::5, 127.0.0.5, ::1',
      '198.51.100.7',
    ],
    [
      'is what a named proxy says, with none besides',
      { TRUSTED_PROXIES: 'none,127.0.0.1' },
      '198.51.100.7',
      '198.51.100.7',
    ],
    ['is its own when none is trusted', { TRUSTED_PROXIES: 'none' }, '198.51.100.7', '127.0.0.1'],
  ])("a caller's address %s", async (_what, settings, said, told) => {
    const nginx = await startNginx(String(nginxProgram), address, settings);
    const heard = await Promise.all(
      ['/graphql', '/authenticate', '/subscriptions'].map((path) => toldOf(nginx, path, said)),
    );
    await nginx.stop();
    expect(heard).toEqual([told, told, told]);
  });
});

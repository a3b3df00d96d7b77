import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { nginxProgram } from '../shared/nginx-program.ts';
import { freePort } from '../shared/ports.ts';
import { startBalancer } from './balancer.ts';

async function platformAt(name: string) {
  const server = createServer((request, response) => {
    if (request.url === '/broken') request.socket.destroy();
    else response.end(name);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

async function upAt(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))?.ok);
}

it.skipIf(nginxProgram === undefined)(
  'a fault that breaks a connection breaks that of its caller, and takes no platform out of the round',
  { timeout: 60_000 },
  async () => {
    const platforms = [await platformAt('one'), await platformAt('other')];
    const port = await freePort();
    const ports = platforms.map((each) => each.port);
    const balancer = startBalancer(nginxProgram ?? '', port, ports);
    const url = `http://127.0.0.1:${String(port)}`;
    const textOf = async (path: string, method = 'POST') =>
      (await fetch(`${url}${path}`, { method })).text().catch(() => 'cut');
    try {
      await upAt(url);
      for (const _each of ports) await expect(textOf('/broken')).rejects.toThrow('fetch failed');
      const answers = [await textOf('/'), await textOf('/'), await textOf('/'), await textOf('/')];
      expect(answers.toSorted()).toEqual(['one', 'one', 'other', 'other']);
    } finally {
      await balancer.stop();
      for (const { server } of platforms) server.close();
    }
  },
);

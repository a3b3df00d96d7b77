import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { root } from '../shared/root.ts';
import { postgresPrograms } from './programs.ts';

const refused = (port: number) =>
  new Promise((resolve) => {
    connect(port, '127.0.0.1')
      .once('connect', () => {
        resolve(false);
      })
      .once('error', () => {
        resolve(true);
      });
  });

it.skipIf(postgresPrograms() === undefined)(
  'runs until whoever started it is gone, and leaves nothing that listens',
  { timeout: 120_000 },
  async () => {
    const main = join(root, 'tools', 'src', 'postgres', 'main.ts');
    const server = spawn(process.execPath, [main], { stdio: ['pipe', 'pipe', 'inherit'] });
    const ended = once(server, 'exit');
    const [line] = (await once(createInterface(server.stdout), 'line')) as [string];
    expect(line).toMatch(/^postgres:\/\/magpie@127\.0\.0\.1:\d+\/postgres$/);
    const port = Number(new URL(line).port);
    expect(await refused(port)).toBe(false);
    server.stdin.end();
    expect((await ended)[0]).toBe(0);
    expect(await refused(port)).toBe(true);
  },
);

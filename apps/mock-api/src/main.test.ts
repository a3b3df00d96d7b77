import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { bundled, compileCacheOf } from '#test/kit/bundled.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'magpie-main-'));

afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

function run(env: Record<string, string>, ...options: string[]): ChildProcess {
  const settings = {
    PATH: process.env['PATH'] ?? '',
    DATA_DIR: dataDir,
    API_PORT: '0',
    LOG_LEVEL: 'silent',
    NODE_COMPILE_CACHE: compileCacheOf(MAIN),
    ...env,
  };
  return spawn(process.execPath, [bundled(MAIN), ...options], {
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function refusal(
  env: Record<string, string>,
  ...options: string[]
): Promise<{ code: number; said: string }> {
  const child = run(env, ...options);
  if (child.stderr === null) throw new Error('The process has no stderr.');
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit') as Promise<[number]>]);
  return { code, said };
}

async function started(): Promise<{ child: ChildProcess; url: string }> {
  const child = run({ MOCK_CONTROL: 'on' });
  if (child.stdout === null) throw new Error('The process has no stdout.');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const url = /http:\/\/\S+/.exec(line.toString('utf8'))?.[0];
  if (url === undefined) throw new Error(`No address in: ${line.toString('utf8')}`);
  return { child, url };
}

describe('the process', { timeout: 120_000 }, () => {
  it.each([
    [
      { API_PORT: 'web' },
      'API_PORT must be a port number from 0 to 65535; set it to a free port, for example 4000.\n',
    ],
    [
      { DATABASE_URL: 'postgres://magpie:a-password@127.0.0.1:1/magpie' },
      'DATABASE_URL leads to 127.0.0.1:1, where no PostgreSQL answers; start it there, or leave DATABASE_URL unset to use SQLite.\n',
    ],
    [
      { DATA_DIR: '/dev/null/data' },
      "DATA_DIR '/dev/null/data' cannot be read and written; set DATA_DIR to a folder that can.\n",
    ],
    [
      { NODE_ENV: 'production' },
      'JWT_SECRET is missing; set it to a secret of at least 16 characters that nobody else knows.\n',
    ],
  ])('ends with 1 and one sentence for %j', async (env, sentence) => {
    expect(await refusal(env)).toEqual({ code: 1, said: sentence });
  });

  it('OPS-10 names every setting that is wrong, with what it should be, at once', async () => {
    const wrong = {
      API_PORT: '70000',
      DATA_DIR: '/dev/null/data',
      JWT_SECRET: 'short',
      MOCK_CONTROL: 'yes',
      WEB_ORIGIN: 'localhost:4200',
      METRICS_TOKEN: 'short',
      LOG_LEVEL: 'loud',
    };
    expect(await refusal(wrong)).toEqual({
      code: 1,
      said: [
        'API_PORT must be a port number from 0 to 65535; set it to a free port, for example 4000.',
        "DATA_DIR '/dev/null/data' cannot be read and written; set DATA_DIR to a folder that can.",
        'JWT_SECRET is too short; set it to a secret of at least 16 characters.',
        'MOCK_CONTROL must be on or off; set it to on for development and tests only.',
        'WEB_ORIGIN must be one or more origins separated by commas; set it to, for example, http://localhost:4200.',
        'METRICS_TOKEN is too short; set it to a secret of at least 16 characters.',
        'LOG_LEVEL is not known; set it to fatal, error, warn, info, debug, trace or silent.',
        '',
      ].join('\n'),
    });
  });

  it('OPS-10 shows its settings when it starts, and none of its secrets', async () => {
    const child = run({
      MOCK_CONTROL: 'on',
      JWT_SECRET: 'a secret that nobody reads',
      METRICS_TOKEN: 'a token that nobody reads',
      WEB_ORIGIN: 'https://a.example',
    });
    if (child.stdout === null) throw new Error('The process has no stdout.');
    let said = '';
    for await (const part of child.stdout) {
      said += String(part);
      if (said.includes('NODE_ENV') && said.includes('http://127')) break;
    }
    const address = /http:\/\/\S+/.exec(said)?.[0] ?? '';
    expect((await fetch(`${address}/ready`)).status).toBe(200);
    expect((await fetch(`${address}/metrics`)).status).toBe(200);
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
    expect(said).toContain('  JWT_SECRET       set, not shown\n');
    expect(said).toContain('  METRICS_TOKEN    set, not shown\n');
    expect(said).toContain('  WEB_ORIGIN       https://a.example\n');
    expect(said).toContain('  API_HOST         127.0.0.1 (default)\n');
    expect(said).not.toContain('nobody reads');
  });

  it('OPS-10 only looks at its settings when it is asked to, and makes no folder', async () => {
    const folder = join(dataDir, 'not', 'made');
    const child = run({ DATA_DIR: folder }, '--check');
    if (child.stdout === null) throw new Error('The process has no stdout.');
    const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit') as Promise<[number]>]);
    expect(code).toBe(0);
    expect(said).toContain('The settings can be used:\n');
    expect(said).toContain(`  DATA_DIR         ${folder}\n`);
    expect(said).not.toContain('listens');
    expect(existsSync(folder)).toBe(false);
    expect(await refusal({ LOG_LEVEL: 'loud' }, '--check')).toMatchObject({ code: 1 });
    expect(await refusal({}, '--chekc')).toEqual({
      code: 1,
      said: 'The only option is --check, which looks at the settings and starts nothing.\n',
    });
  });

  it('refuses to sign with the public secret where others reach it', async () => {
    expect(await refusal({ API_HOST: '0.0.0.0' })).toEqual({
      code: 1,
      said: 'JWT_SECRET is missing; set it to a secret of at least 16 characters that nobody else knows.\n',
    });
  });

  it('warns in one line of a control plane that others reach', async () => {
    const child = run({ MOCK_CONTROL: 'on', API_HOST: '0.0.0.0' });
    if (child.stderr === null) throw new Error('The process has no stderr.');
    const exited = once(child, 'exit');
    const [line] = (await once(child.stderr, 'data')) as [Buffer];
    expect(line.toString('utf8')).toBe(
      'The control plane is open to whoever reaches 0.0.0.0; set MOCK_CONTROL=off to close it, or API_HOST=127.0.0.1.\n',
    );
    child.kill('SIGKILL');
    await exited;
  });

  it('ends with 1 and one sentence for a taken port', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    expect(await refusal({ API_PORT: port })).toEqual({
      code: 1,
      said: `API_PORT ${port} is taken; stop what uses it or set another API_PORT.\n`,
    });
    taken.close();
  });

  it('keeps its worlds, with the documents of their members, from other accounts of the machine', async () => {
    const { child, url } = await started();
    await fetch(`${url}/ready`);
    const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.sqlite'),
    );
    expect(files).toContain('default.sqlite');
    expect(files.filter((name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0)).toEqual([]);
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'closes its sockets with 1001 and ends with 0 on %s',
    async (signal) => {
      const { child, url } = await started();
      const exited = once(child, 'exit');
      const socket = new WebSocket(`${url.replace('http', 'ws')}/subscriptions`, 'graphql-transport-ws');
      await once(socket, 'open');
      const closed = once(socket, 'close');
      child.kill(signal);
      expect((await closed)[0]).toBe(1001);
      expect(await exited).toEqual([0, null]);
    },
  );
});

import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { freePort, isFree } from '../shared/ports.ts';
import { banner } from './banner.ts';
import { readable } from './log-line.ts';
import { startPart } from './processes.ts';
import { answers } from './ready.ts';
import { SettingError, stackSettings } from './settings.ts';

describe('settings of the stack', () => {
  it('are the usual ports and .data when nothing is set', () => {
    expect(stackSettings({})).toMatchObject({
      webPort: 4200,
      apiPort: 4000,
      webAddress: 'http://localhost:4200',
      apiAddress: 'http://localhost:4000',
    });
    expect(stackSettings({}).dataDir).toMatch(/[\\/]\.data$/);
  });

  it('give a platform on another port a data folder of its own', () => {
    expect(stackSettings({ API_PORT: '4100' }).dataDir).toMatch(/[\\/]\.data[\\/]4100$/);
    expect(stackSettings({ API_PORT: '4100', DATA_DIR: '/d' }).dataDir).toBe('/d');
  });

  it.each([
    [{ WEB_PORT: 'x' }, 'WEB_PORT is "x", which is not a port number: set it to one from 1 to 65535.'],
    [
      { API_PORT: '65536' },
      'API_PORT is "65536", which is not a port number: set it to one from 1 to 65535.',
    ],
    [{ API_PORT: '0' }, 'API_PORT is "0", which is not a port number: set it to one from 1 to 65535.'],
    [{ API_PORT: '4200' }, 'WEB_PORT and API_PORT are both 4200: give them different ports.'],
  ])('refuse %j in one sentence', (env, sentence) => {
    expect(() => stackSettings(env)).toThrow(new SettingError(sentence));
  });
});

describe('a line of the log', () => {
  it('is read without the keys that every line has', () => {
    const line =
      '{"level":30,"time":1,"pid":2,"hostname":"h","service":"mock-api","msg":"mail","to":"a@b.c","n":5}';
    expect(readable(line)).toBe('mail to=a@b.c n=5');
  });

  it('says how bad it is', () => {
    expect(readable('{"level":50,"msg":"broken"}')).toBe('ERROR broken');
  });

  it.each([
    [
      'log entry',
      (text: string) => JSON.stringify({ level: 30, msg: 'call', operation: text }),
      'call operation=',
    ],
    ['other line', (text: string) => text, ''],
  ])('spells out what a terminal would act on in a %s', (_kind, lineWith, before) => {
    const acting = '\u001b[2J\r\u009b31m\u0007\u202eevil';
    expect(readable(lineWith(acting))).toBe(`${before}\\u001b[2J\\u000d\\u009b31m\\u0007\\u202eevil`);
  });

  it.each(['plain text', '{"no":"level"}', '{'])('stays as it is when it is no log entry: %s', (line) => {
    expect(readable(line)).toBe(line);
  });
});

it('prints the addresses and every seeded login', () => {
  const text = banner(stackSettings({ WEB_PORT: '4300', API_PORT: '4100' }));
  const needed = [
    'http://localhost:4300',
    'http://localhost:4100',
    'http://localhost:4100/console',
    'Magpie@2026',
  ];
  const people = ['mia', 'noah', 'ruby', 'isla', 'leo', 'jack', 'ava', 'zoe', 'finn', 'ella'];
  for (const part of [...needed, ...people.map((name) => `${name}@magpie.test`)])
    expect(text).toContain(part);
});

it('knows a taken port from a free one', async () => {
  const port = await freePort();
  expect(await isFree(port)).toBe(true);
  const server = createServer();
  await new Promise<void>((done) => server.listen(port, 'localhost', done));
  expect(await isFree(port)).toBe(false);
  await new Promise((done) => server.close(done));
});

describe('waiting for an address', () => {
  it('asks until it answers with a success', async () => {
    let calls = 0;
    const server = createServer((_request, response) => {
      calls += 1;
      response.writeHead(calls < 3 ? 503 : 200).end();
    });
    const port = await freePort();
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
    expect(await answers(`http://127.0.0.1:${String(port)}/`, new AbortController().signal)).toBe(true);
    expect(calls).toBe(3);
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });

  it('ends when it is told to', async () => {
    expect(await answers('http://127.0.0.1:9/', AbortSignal.abort())).toBe(false);
  });
});

describe('a part of the stack', () => {
  it('shows its lines and ends when asked', async () => {
    const { promise: shown, resolve } = Promise.withResolvers<string>();
    const show = (line: string) => {
      resolve(line);
      return undefined;
    };
    const part = startPart({
      name: 'x',
      args: ['-e', 'console.log("up"); setInterval(() => {}, 1000)'],
      show,
    });
    expect(await shown).toBe('up');
    await part.stop();
    expect(await part.ended).toBe(1);
  });

  it('tells the exit code when it ends by itself', async () => {
    const part = startPart({ name: 'x', args: ['-e', 'process.exit(3)'], show: () => undefined });
    expect(await part.ended).toBe(3);
    await part.stop();
  });
});

import { join } from 'node:path';
import { isFree } from '../shared/ports.ts';
import { root } from '../shared/root.ts';
import { run } from '../shared/run.ts';
import { banner } from './banner.ts';
import { readable } from './log-line.ts';
import { type Part, type Running, startPart } from './processes.ts';
import { answers } from './ready.ts';
import { SettingError, type StackSettings, stackSettings } from './settings.ts';

function parts(settings: StackSettings): Part[] {
  const ports = { API_PORT: String(settings.apiPort), WEB_PORT: String(settings.webPort) };
  const platform: Part = {
    name: 'platform',
    args: [join(root, 'apps', 'mock-api', 'src', 'main.ts')],
    env: {
      ...ports,
      MOCK_CONTROL: 'on',
      DATA_DIR: settings.dataDir,
      WEB_ORIGIN: settings.webAddress,
      NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
    },
    show: readable,
  };
  const web: Part = {
    name: 'web',
    args: [join(root, 'node_modules', 'vite', 'bin', 'vite.js')],
    cwd: join(root, 'apps', 'web'),
    env: ports,
    show: (line) => (line.trim() === '' || line.includes('➜') ? undefined : line),
  };
  return [platform, web];
}

async function takenPort(settings: StackSettings): Promise<string | undefined> {
  const wanted = { API_PORT: settings.apiPort, WEB_PORT: settings.webPort };
  for (const [name, port] of Object.entries(wanted)) {
    if (!(await isFree(port)) || !(await isFree(port, '127.0.0.1'))) {
      return `Port ${String(port)} is already in use: stop what uses it, or set ${name} to another port.`;
    }
  }
  return undefined;
}

async function untilStopped(running: readonly Running[], stopping: AbortSignal): Promise<number> {
  const { promise: asked, resolve } = Promise.withResolvers<undefined>();
  stopping.addEventListener('abort', () => resolve(undefined));
  const failed = running.map(
    async ({ name, ended }) => `The ${name} ended with exit code ${String(await ended)}.`,
  );
  const reason = await Promise.race([asked, ...failed]);
  if (reason === undefined || stopping.aborted) return 0;
  console.error(`${reason} Stopping.`);
  return 1;
}

async function serve(settings: StackSettings): Promise<number> {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stopping.abort();
    });
  }
  const made = [
    'run-many',
    '-t',
    'codegen,build',
    '-p',
    '@magpie/gql,@magpie/console',
    '--outputStyle=static',
  ];
  const { code } = await run('nx', made, { capture: true });
  if (code !== 0)
    throw new SettingError(`Code or the console could not be made: "npx nx ${made.join(' ')}" tells why.`);
  const running = parts(settings).map(startPart);
  const ended = untilStopped(running, stopping.signal);
  const waiting = new AbortController();
  void ended.then(() => {
    waiting.abort();
  });
  const up = [`${settings.apiAddress}/ready`, `${settings.webAddress}/`].map((address) =>
    answers(address, waiting.signal),
  );
  if ((await Promise.all(up)).every(Boolean)) console.log(banner(settings));
  const exitCode = await ended;
  await Promise.all(running.map((part) => part.stop()));
  return exitCode;
}

async function main(): Promise<number> {
  try {
    const settings = stackSettings(process.env);
    const taken = await takenPort(settings);
    if (taken !== undefined) throw new SettingError(taken);
    return await serve(settings);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    console.error(error.message);
    return 1;
  }
}

process.exitCode = await main();

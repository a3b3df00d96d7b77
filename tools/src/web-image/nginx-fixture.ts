import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../shared/ports.ts';
import { root } from '../shared/root.ts';
import { answers } from '../start/ready.ts';
import { assemble } from './assemble.ts';
import { fill } from './page.ts';

/** Where Debian and the like install nginx; undefined when it is not there. */
export const nginxProgram = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(
  (path) => existsSync(path),
);

/** A page like the built one: an inline script, and a hashed script big enough to be worth compressing. */
export const page = '<!doctype html><script>let a = 1;</script><script src="/assets/app-1a2b.js"></script>';

/** The fixture's script. */
export const script = `console.log(${JSON.stringify('magpie '.repeat(400))});`;

function writeBuild(folder: string): void {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'config.json'), '{"from":"the build"}');
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), script);
}

/** What the image's own nginx.conf does, with every path inside the fixture's folder. */
function mainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    worker_processes 1;
    pid ${folder}/nginx.pid;
    error_log stderr;
    events { worker_connections 64; }
    http {
      types { text/html html; application/javascript js; image/svg+xml svg; application/json json; }
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      include ${folder}/conf.d/*.conf;
    }`;
}

function writeConfiguration(folder: string, port: number, api: string): void {
  const values = {
    LISTEN_PORT: `127.0.0.1:${String(port)}`,
    WEB_ROOT: join(folder, 'image', 'html'),
    CONF_DIR: join(folder, 'conf.d'),
    RUNTIME_DIR: join(folder, 'runtime'),
    API_URL: api,
    SCRIPT_SOURCES: '',
    IMAGE_SOURCES: 'https://images.example',
    CONNECT_SOURCES: '',
    FRAME_SOURCES: 'https://games.example',
  };
  mkdirSync(values.CONF_DIR);
  mkdirSync(values.RUNTIME_DIR);
  writeFileSync(join(values.RUNTIME_DIR, 'config.json'), '{"from":"the start"}');
  const templates = join(folder, 'image', 'templates');
  for (const name of readdirSync(templates)) {
    const text = fill(readFileSync(join(templates, name), 'utf8'), values);
    writeFileSync(join(values.CONF_DIR, name.replace(/\.template$/, '')), text);
  }
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder));
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** A running nginx with the web image's configuration over a small build. */
export interface NginxFixture {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Starts nginx with the web image's configuration, its platform at `api`. @throws Error when it does not come up */
export async function startNginx(program: string, api: string): Promise<NginxFixture> {
  const folder = mkdtempSync(join(tmpdir(), 'magpie-nginx-'));
  const port = await freePort();
  writeBuild(join(folder, 'build'));
  assemble(join(folder, 'build'), join(root, 'apps', 'web', 'nginx'), join(folder, 'image'));
  writeConfiguration(folder, port, api);
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${String(port)}`;
  const stop = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  if (await answers(`${address}/healthz`, AbortSignal.timeout(10_000))) return { address, stop };
  await stop();
  throw new Error('nginx did not start.');
}

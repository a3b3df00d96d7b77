import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../shared/ports.ts';
import { root } from '../shared/root.ts';
import { answers } from '../start/ready.ts';
import { assemble } from './assemble.ts';
import { fill } from './page.ts';

/** Like the built page: an inline script, and a hashed script big enough to compress. */
const pageWith = (settings: string) =>
  `<!doctype html><script type="application/json" id="config">${settings}</script>` +
  '<script>let a = 1;</script><script src="/assets/app-1a2b.js"></script>';

/** Settings with all that a shell, sed or a page could take for its own. */
export const atStart = '{"from":"the start & </script> | \\\\1"}';

export const page = pageWith(atStart.replace('<', String.raw`\u003c`));

export const script = `console.log(${JSON.stringify('magpie '.repeat(400))});`;

interface PageSettings {
  readonly address?: string;
  readonly mail?: string;
}

/** A prerendered page without links to social media. */
export const withoutSocial = (
  title: string,
  { address = 'https://www.rosella.example', mail = 'support@rosella.example' }: PageSettings = {},
) => [
  `<title>${title}</title><script>take();</script><link rel="canonical" href="${address}/">` +
    `<script type="application/ld+json">{"email":"${mail}"}</script>` +
    `<ul><li><a href="mailto:${mail}">${mail}</a></li></ul>`,
  `<p>${'whole '.repeat(400)}</p><ul><li>last</li></ul>`,
];

export const prerendered = (title: string, settings: PageSettings = {}) =>
  withoutSocial(title, settings).join(
    '<ul aria-label="Social media" class="a"><li><a href="https://instagram.example/rosella"></a></li></ul>',
  );

function writeTexts(folder: string): void {
  mkdirSync(join(folder, 'art'), { recursive: true });
  writeFileSync(join(folder, 'about-us.md'), 'our text');
  writeFileSync(join(folder, 'aml-policy.md'), 'our text');
  writeFileSync(join(folder, 'art', 'nest.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
}

function writePages(folder: string): void {
  mkdirSync(join(folder, 'support'), { recursive: true });
  for (const page of ['index', 'vip-club', 'support/about-us', 'support/aml-policy']) {
    writeFileSync(join(folder, `${page}.html`), prerendered(page));
  }
  writeFileSync(join(folder, 'robots.txt'), 'Sitemap: https://www.rosella.example/sitemap.xml');
  writeFileSync(join(folder, 'sitemap.xml'), '<urlset/>');
  writeFileSync(join(folder, 'offline.html'), '<h1>The connection is gone</h1>');
  writeFileSync(join(folder, 'manifest.webmanifest'), '{"name":"Rosella Casino"}');
}

function writeBuild(folder: string): void {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(folder, 'index.html'), pageWith(''));
  writeFileSync(join(folder, 'config.json'), '{"from":"the build"}');
  writeFileSync(join(folder, 'service-worker.js'), 'addEventListener("fetch", () => {});');
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), script);
  writeTexts(join(folder, 'content'));
  writePages(join(folder, 'pages', 'rosella'));
  mkdirSync(join(folder, '.renderer'));
  writeFileSync(join(folder, '.renderer', 'prerender-site.js'), 'export {};');
}

/** As the renderer leaves them while the container runs. */
function writeLive(folder: string): void {
  mkdirSync(join(folder, 'promotions'), { recursive: true });
  for (const name of ['promotions', 'promotions/promo_midweek'])
    writeFileSync(join(folder, `${name}.html`), `live ${name}`);
}

function mainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    worker_processes 1;
    pid ${folder}/nginx.pid;
    error_log stderr crit;
    events { worker_connections 64; }
    http {
      types { text/html html; application/javascript js; image/svg+xml svg; application/json json; text/plain txt; text/xml xml; }
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      include ${folder}/conf.d/*.conf;
    }`;
}

function workedOut(settings: Readonly<Record<string, string>>): Record<string, string> {
  const folder = join(root, 'apps', 'web', 'nginx');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.envsh'));
  const env = { PATH: process.env['PATH'] ?? '', ...settings };
  const lines = [...scripts.map((name) => `. "${join(folder, name)}"`), 'env'];
  const { stdout, stderr, status } = spawnSync('sh', ['-euc', lines.join('\n')], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const values = stdout.matchAll(
    /^((?:WIDGET|PLATFORM)_\w+|RESOLVERS|TRUSTED_PROXY_RULES|ARRIVALS_RULE)=(.*)$/gm,
  );
  return Object.fromEntries([...values].map(([, name = '', value = '']) => [name, value]));
}

function choosePages(values: Readonly<Record<string, string>>): void {
  const texts = String(values['TEXTS_DIR']);
  mkdirSync(texts);
  writeFileSync(join(texts, 'aml-policy.md'), 'their text');
  const env = { PATH: process.env['PATH'] ?? '', ...values };
  for (const name of ['45-pages.sh', '46-settings.sh']) {
    const script = join(root, 'apps', 'web', 'nginx', name);
    const { status, stderr } = spawnSync('sh', [script], { env, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  }
}

function writeConfiguration(
  folder: string,
  port: number,
  api: string,
  settings: Readonly<Record<string, string>>,
): void {
  const values = {
    ...workedOut({ API_URL: api, ...settings }),
    LISTEN_PORT: `127.0.0.1:${String(port)}`,
    WEB_ROOT: join(folder, 'image', 'html'),
    CONF_DIR: join(folder, 'conf.d'),
    RUNTIME_DIR: join(folder, 'runtime'),
    TEXTS_DIR: join(folder, 'texts'),
    SCRIPT_SOURCES: '',
    IMAGE_SOURCES: 'https://images.example',
    CONNECT_SOURCES: '',
    CASHIER_ORIGINS: 'https://pay.example',
    GAME_ORIGINS: 'https://games.example',
    FRAME_SOURCES: '',
  };
  mkdirSync(values.CONF_DIR);
  mkdirSync(values.RUNTIME_DIR);
  writeFileSync(join(values.RUNTIME_DIR, 'config.json'), atStart);
  writeLive(join(values.RUNTIME_DIR, 'live'));
  const templates = join(folder, 'image', 'templates');
  for (const name of readdirSync(templates)) {
    const text = fill(readFileSync(join(templates, name), 'utf8'), values);
    writeFileSync(join(values.CONF_DIR, name.replace(/\.template$/, '')), text);
  }
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder));
  choosePages({ ...values, ...settings });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

export interface NginxFixture {
  readonly address: string;
  readonly configuration: () => string;
  readonly stop: () => Promise<void>;
}

/** Starts nginx with the web image's configuration, its platform at `api`. @param settings of the image @throws Error */
export async function startNginx(
  program: string,
  api: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<NginxFixture> {
  const folder = mkdtempSync(join(tmpdir(), 'magpie-nginx-'));
  const port = await freePort();
  writeBuild(join(folder, 'build'));
  assemble(join(folder, 'build'), join(root, 'apps', 'web', 'nginx'), join(folder, 'image'));
  writeConfiguration(folder, port, api, settings);
  const files = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  const child = spawn(program, files, { stdio: ['ignore', 'ignore', 'inherit'] });
  const address = `http://127.0.0.1:${String(port)}`;
  const configuration = () => spawnSync(program, [...files, '-T'], { encoding: 'utf8' }).stdout;
  const stop = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  if (await answers(`${address}/healthz`, AbortSignal.timeout(10_000)))
    return { address, configuration, stop };
  await stop();
  throw new Error('nginx did not start.');
}

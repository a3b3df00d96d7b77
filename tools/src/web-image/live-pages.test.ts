import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { root } from '../shared/root.ts';

const script = join(root, 'apps', 'web', 'nginx', '47-live-pages.sh');

/** A renderer that notes each of its starts. */
const renderer = `
  import { appendFileSync } from 'node:fs';
  export async function keepInFolder({ RUNTIME_DIR, PAGES_EVERY, API_URL }) {
    appendFileSync(RUNTIME_DIR + '/starts', PAGES_EVERY + ' ' + API_URL + '\\n');
    await new Promise((resolve) => setTimeout(resolve, 3_600_000));
  }`;

describe('the start of the renderer beside nginx', () => {
  let folder: string;
  let runtime: string;
  let group: number | undefined;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'magpie-live-'));
    runtime = join(folder, 'runtime');
    mkdirSync(join(runtime, 'live'), { recursive: true });
    mkdirSync(join(folder, 'renderer'));
    writeFileSync(join(runtime, 'live', 'promotions.html'), 'of the container before');
    writeFileSync(join(folder, 'renderer', 'prerender-site.js'), renderer);
    writeFileSync(join(folder, 'renderer', 'package.json'), '{"type":"module"}');
  });

  afterEach(() => {
    if (group !== undefined) process.kill(-group);
    group = undefined;
    rmSync(folder, { recursive: true });
  });

  async function start(settings: Record<string, string>): Promise<number | null> {
    const env = {
      PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
      RUNTIME_DIR: runtime,
      RENDERER_DIR: join(folder, 'renderer'),
      API_URL: 'http://platform:4000',
      ...settings,
    };
    const child = spawn('sh', [script], { env, detached: true, stdio: 'ignore' });
    if (settings['PAGES_EVERY'] !== '0') group = child.pid;
    const [code] = (await once(child, 'exit')) as [number | null];
    return code;
  }

  it('hands over the settings and lets nginx start meanwhile, without pages of another start', async () => {
    expect(await start({})).toBe(0);
    expect(existsSync(join(runtime, 'live'))).toBe(false);
    await vi.waitFor(() => {
      expect(readFileSync(join(runtime, 'starts'), 'utf8')).toBe('60 http://platform:4000\n');
    }, 60_000);
  });

  it('starts nothing with PAGES_EVERY=0', async () => {
    expect(await start({ PAGES_EVERY: '0' })).toBe(0);
    expect(existsSync(join(runtime, 'live'))).toBe(false);
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { openSlowPhone } from '../bench/page-load.ts';
import { startPlatform } from '../bench/platform.ts';
import { freePort } from '../shared/ports.ts';
import { moments, type Frame } from './frames.ts';

/** Time in which the pages that are made ahead are made. */
const makingMs = 20_000;

async function filmed(browser: Browser, address: string): Promise<Frame[]> {
  const { context, page, session } = await openSlowPhone(browser);
  const shots: { readonly epoch: number; readonly picture: string }[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    shots.push({ epoch: (metadata.timestamp ?? 0) * 1000, picture: data });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 70, maxWidth: 206, maxHeight: 412 });
  await page.goto(address, { waitUntil: 'commit' });
  await pause(moments.at(-1));
  const asked = await page.evaluate<number>('performance.timeOrigin');
  await context.close();
  return shots.map(({ epoch, picture }) => ({ at: epoch - asked, picture }));
}

/** Films how the home of a built tree comes, on the slow phone of the bench. */
export async function recordHome(browser: Browser, tree: string): Promise<Frame[]> {
  const folder = mkdtempSync(join(tmpdir(), 'magpie-film-'));
  const platform = await startPlatform(join(tree, 'dist', 'apps', 'mock-api', 'main.js'), folder);
  const port = await freePort();
  const vite = join(tree, 'node_modules', 'vite', 'bin', 'vite.js');
  const env = { ...process.env, API_PORT: new URL(platform.address).port, WEB_PORT: String(port) };
  const cwd = join(tree, 'apps', 'web');
  const server = spawn(process.execPath, [vite, 'preview'], { cwd, env, stdio: 'ignore' });
  try {
    await pause(makingMs);
    return await filmed(browser, `http://localhost:${String(port)}/`);
  } finally {
    server.kill();
    await once(server, 'exit');
    await platform.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

import { join } from 'node:path';
import { root } from '../shared/root.ts';
import { type Figure, median } from './figures.ts';
import { startPlatform } from './platform.ts';

export const platformScript = join(root, 'dist', 'apps', 'mock-api', 'main.js');

const count = 5;

async function readyMs(folder: string): Promise<number> {
  const started = await startPlatform(platformScript, folder);
  await started.stop();
  return started.readyMs;
}

/** The first start builds the template of all worlds; the others find it, and what V8 compiled, like every later one. */
export async function readyFigures(_platform: string, folder: string): Promise<Figure[]> {
  const own = join(folder, 'ready');
  const first = await readyMs(own);
  const later: number[] = [];
  for (let start = 0; start < count; start += 1) later.push(await readyMs(own));
  return [
    { name: 'platform ready, very first start', value: first, unit: 'ms' },
    { name: `platform ready, median of ${String(count)}`, value: median(later), unit: 'ms' },
  ];
}

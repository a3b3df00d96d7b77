import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/root.ts';
import { bundlePlatform } from './bundle.ts';

const folder = join(root, 'dist', 'apps', 'mock-api');
rmSync(folder, { recursive: true, force: true });
await bundlePlatform(join(folder, 'main.js'));

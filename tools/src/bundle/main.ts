import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/root.ts';
import { bundleForNode } from './bundle.ts';

const folder = join(root, 'dist', 'apps', 'mock-api');
rmSync(folder, { recursive: true, force: true });
await bundleForNode(join(root, 'apps', 'mock-api', 'src', 'main.ts'), join(folder, 'main.js'));

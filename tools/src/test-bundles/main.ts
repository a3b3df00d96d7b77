import { join } from 'node:path';
import { root } from '../shared/root.ts';
import { bundleForTests } from './bundle.ts';

await bundleForTests(join(root, 'node_modules'));

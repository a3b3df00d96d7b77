import { join } from 'node:path';
import { root } from '../shared/root.ts';
import { assemble } from './assemble.ts';

const nginx = join(root, 'apps', 'web', 'nginx');
assemble(join(root, 'dist', 'apps', 'web'), nginx, join(root, 'dist', 'web-image'));

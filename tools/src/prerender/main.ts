import { join } from 'node:path';
import { root } from '../shared/root.ts';
import { buildRenderer } from './renderer.ts';
import { writePages } from './write-pages.ts';

const web = join(root, 'apps', 'web');
const built = join(root, 'dist', 'apps', 'web');
const renderer = await buildRenderer(web, built);
const written = await writePages(renderer, built);
console.log(`Prerendered ${String(written)} files into ${join(built, 'pages')}.`);

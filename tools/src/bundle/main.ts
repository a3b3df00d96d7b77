import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../shared/root.ts';
import { bundlePlatform } from './bundle.ts';
import { consoleFiles } from './embedded.ts';

// node tools/src/bundle/main.ts [FILE [ENTRY]]: what is built to FILE, in a folder that holds nothing else.
const [file = join(root, 'dist', 'apps', 'mock-api', 'main.js'), entry] = process.argv.slice(2);
if (entry === undefined && Object.keys(consoleFiles()).length === 0)
  throw new Error('The console is not built: npx nx run @magpie/console:build');
rmSync(dirname(file), { recursive: true, force: true });
await bundlePlatform(file, entry);

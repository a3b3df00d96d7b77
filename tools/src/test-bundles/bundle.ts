import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { rolldown } from 'rolldown';

/** Packages of thousands of small files, which every test file would read again. */
const packages = ['@chakra-ui/react', 'lucide-react'];

const shared = [/^react(\/|$)/, /^react-dom(\/|$)/, /^@emotion\//];

const entryOf = (name: string): string => name.replace('@', '').replaceAll('/', '-');

function versionsIn(modules: string): string {
  const found = packages.map((name) => {
    const manifest = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')) as {
      version: string;
    };
    return `${name}@${manifest.version}`;
  });
  return found.join(' ');
}

function isCurrent(list: string, versions: string): boolean {
  if (!existsSync(list)) return false;
  return (JSON.parse(readFileSync(list, 'utf8')) as { versions: string }).versions === versions;
}

/**
 * Bundles these packages into one file each, for tests only, once per version. Test runners find them by
 * .cache/test-bundles.json and otherwise read the packages.
 * @param modules the node_modules folder that has the packages
 * @param cache folder within it that stores the bundles
 */
export async function bundleForTests(modules: string, cache = join(modules, '.cache')): Promise<void> {
  const list = join(cache, 'test-bundles.json');
  const versions = versionsIn(modules);
  if (isCurrent(list, versions)) return;
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'test-bundles-'));
  const input = Object.fromEntries(packages.map((name) => [entryOf(name), name]));
  const bundle = await rolldown({
    input,
    cwd: modules,
    platform: 'node',
    external: shared,
    logLevel: 'silent',
  });
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs' });
  await bundle.close();
  const files: Record<string, string> = {};
  for (const name of packages) files[name] = `${basename(folder)}/${entryOf(name)}.mjs`;
  // Two projects may run this at the same time: each writes a folder of its own, and the list is replaced atomically.
  writeFileSync(join(folder, 'list.json'), JSON.stringify({ versions, files }));
  renameSync(join(folder, 'list.json'), list);
}

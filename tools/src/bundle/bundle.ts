import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from '../shared/root.ts';
import { embedded } from './embedded.ts';

export const platformEntry = join(root, 'apps', 'mock-api', 'src', 'main.ts');

/**
 * Bundles the platform with everything it imports and reads into one file.
 * @throws Error when an import is not installed, which would otherwise fail at start
 */
export async function bundlePlatform(file: string, entry = platformEntry): Promise<void> {
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    tsconfig: join(root, 'apps', 'mock-api', 'tsconfig.json'),
    // Optional native helpers of ws.
    external: ['bufferutil', 'utf-8-validate'],
    // Rolldown only warns and leaves the import to Node.
    onLog: (level, log, handle) => {
      handle(log.code === 'UNRESOLVED_IMPORT' ? 'error' : level, log);
    },
  });
  const constants = Object.entries(embedded()).map(
    ([name, value]) => `const ${name} = ${JSON.stringify(value)};`,
  );
  await bundle.write({
    file,
    format: 'esm',
    codeSplitting: false,
    minify: { mangle: false, compress: false, codegen: true },
    intro: constants.join('\n'),
  });
  await bundle.close();
}

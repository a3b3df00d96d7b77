import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from '../shared/root.ts';
import { embedded } from './embedded.ts';

/** Entry point of the simulated platform. */
export const platformEntry = join(root, 'apps', 'mock-api', 'src', 'main.ts');

/** Bundles the platform with everything it imports and reads into one file that Node runs by itself. */
export async function bundlePlatform(file: string): Promise<void> {
  const bundle = await rolldown({
    input: platformEntry,
    platform: 'node',
    tsconfig: join(root, 'apps', 'mock-api', 'tsconfig.json'),
    // Optional native helpers of ws, which work without them.
    external: ['bufferutil', 'utf-8-validate'],
  });
  const constants = Object.entries(embedded()).map(
    ([name, value]) => `const ${name} = ${JSON.stringify(value)};`,
  );
  await bundle.write({ file, format: 'esm', codeSplitting: false, intro: constants.join('\n') });
  await bundle.close();
}

import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { type Endpoint, endpointNames, sdlFiles } from '../contract/sdl.ts';
import { root } from '../shared/root.ts';

/** The text of the contract by endpoint, which the bundle carries because no schema folder stands beside it. */
export function contractTexts(): Record<Endpoint, string> {
  const texts = endpointNames.map(
    (name) =>
      [
        name,
        sdlFiles(name)
          .map((file) => file.text)
          .join('\n'),
      ] as const,
  );
  return Object.fromEntries(texts) as Record<Endpoint, string>;
}

/** Bundles a program of the platform with everything it imports into one file that Node runs by itself. */
export async function bundleForNode(input: string, file: string): Promise<void> {
  const bundle = await rolldown({
    input,
    platform: 'node',
    tsconfig: join(root, 'apps', 'mock-api', 'tsconfig.json'),
    transform: { define: { MAGPIE_SDL: JSON.stringify(contractTexts()) } },
    // Optional native helpers of ws, which work without them.
    external: ['bufferutil', 'utf-8-validate'],
  });
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  await bundle.close();
}

import { rolldown } from 'rolldown';

/** One script of all that a file imports, for a place where the build of the app itself puts none. @param given what the build alone knows, by the name that the file declares for it */
export async function bundledScript(
  file: string,
  format: 'esm' | 'iife',
  given: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const define = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const bundle = await rolldown({
    input: file,
    platform: 'browser',
    // The hooks beside the documents, which nothing here calls.
    external: /^(?:@apollo\/client\/)?react/,
    treeshake: { moduleSideEffects: false },
    transform: { define },
  });
  const { output } = await bundle.generate({ format, codeSplitting: false, minify: true });
  await bundle.close();
  return output[0].code;
}

import { rolldown } from 'rolldown';

/** One script of all that a file imports, for a place where the build of the app itself puts none. */
export async function bundledScript(file: string, format: 'esm' | 'iife'): Promise<string> {
  const bundle = await rolldown({
    input: file,
    platform: 'browser',
    // The hooks beside the documents, which nothing here calls.
    external: /^(?:@apollo\/client\/)?react/,
    treeshake: { moduleSideEffects: false },
  });
  const { output } = await bundle.generate({ format, codeSplitting: false, minify: true });
  await bundle.close();
  return output[0].code;
}

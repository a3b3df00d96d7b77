import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { z } from 'zod';

export type RenderSite = (input: {
  readonly template: string;
  readonly brand: string;
  readonly read: (file: string) => string;
}) => Promise<Readonly<Record<string, string>>>;

const program = z.object({
  brands: z.array(z.string()),
  prerenderSite: z.custom<RenderSite>((value) => typeof value === 'function'),
});

export interface Renderer {
  readonly render: RenderSite;
  readonly brands: readonly string[];
}

/** Builds what renders pages, for Node, and loads it. It needs nothing else, and stays for whoever serves the app. */
export async function buildRenderer(web: string, built: string): Promise<Renderer> {
  // React decides between development and production when it is loaded.
  process.env['NODE_ENV'] = 'production';
  const target = join(built, '.renderer');
  await build({
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    ssr: { noExternal: true },
    resolve: {
      // There is no document whose parser could be used.
      alias: [
        { find: /^\.\/(sanitise|first-line)\.ts$/, replacement: join(web, 'stand-ins', 'parsed-html.ts') },
      ],
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'src/app/prerender/prerender-site.ts',
      outDir: target,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
      minify: false,
    },
  });
  const loaded: unknown = await import(pathToFileURL(join(target, 'prerender-site.js')).href);
  const { prerenderSite, brands } = program.parse(loaded);
  return { render: prerenderSite, brands };
}

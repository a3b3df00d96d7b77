import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { lookRules } from './look-rules.ts';

/** Asked for before anything else: a text drawn in it at once is not drawn anew. */
function firstFace(files: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]): HtmlTagDescriptor {
  const face = files.find(({ fileName }) => fileName.includes('archivo-basic'));
  if (!face) throw new Error('The build has no file of the first face.');
  const attrs = {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href: `/${face.fileName}`,
    crossorigin: '',
  };
  return { tag: 'link', injectTo: 'head-prepend', attrs };
}

/** Puts the rules for fonts and for all of the page into the built page: a file of their own holds up the first paint. */
export function inlineStyles(): Plugin {
  return {
    name: 'magpie:inline-styles',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler: (_options, bundle) => {
        for (const each of Object.values(bundle))
          if (each.type === 'chunk') each.viteMetadata?.importedCss.clear();
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_page, { bundle = {} }) => {
        const files = Object.values(bundle);
        const [styles, ...others] = files.filter(({ fileName }) => fileName.endsWith('.css'));
        if (styles?.type !== 'asset' || others.length > 0)
          throw new Error('The app has not one style sheet.');
        const children = lookRules() + String(styles.source).trim();
        const rules = { tag: 'style', injectTo: 'head', children } as const;
        return [firstFace(files), rules];
      },
    },
  };
}

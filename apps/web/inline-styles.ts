import type { Plugin } from 'vite';

/** Puts the rules for fonts into the built page: a file of their own, which no script names any more, holds up the first paint. */
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
        const [styles, ...others] = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
        if (styles?.type !== 'asset' || others.length > 0)
          throw new Error('The app has not one style sheet.');
        return [{ tag: 'style', injectTo: 'head', children: String(styles.source).trim() }];
      },
    },
  };
}

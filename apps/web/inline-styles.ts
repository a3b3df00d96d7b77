import type { Plugin } from 'vite';

/**
 * Puts the app's few rules for its fonts into the built page: as a file of their own they hold up its first paint. No script
 * names that file any more, or each that imports the app's would ask for it.
 */
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

import type { Plugin } from 'vite';

const collated = 'a.localeCompare(b)';
export const byCharacters = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Lets the built app put conditions of styles, such as queries of media, in order by their characters. The first comparison
 * by the rules of a language takes the browser some 15 ms, on a slow phone 60.
 */
export function plainOrder(): Plugin {
  return {
    name: 'magpie:plain-order',
    apply: 'build',
    transform: {
      filter: { id: /@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]styled-system[\\/]sort-at-params\.js/ },
      handler: (code) => {
        if (!code.includes(collated)) throw new Error('Chakra puts conditions in order in another way now.');
        return { code: code.replaceAll(collated, `(${byCharacters.toString()})(a, b)`), map: null };
      },
    },
  };
}

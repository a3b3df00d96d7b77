import { fileURLToPath } from 'node:url';
import { createBrandSystem } from '@magpie/ui/system';
import type { Plugin } from 'vite';
import type { TokenNames } from './stand-ins/named-tokens.ts';

const standIn = fileURLToPath(new URL('stand-ins/named-tokens.ts', import.meta.url));

/** The names of all tokens by their kind; brands differ in values alone. */
export function tokenNames(): TokenNames {
  const kinds = new Map<string, Set<string>>();
  for (const { extensions } of createBrandSystem('magpie').tokens.allTokens) {
    const { category, prop, virtual } = extensions;
    if (virtual !== true) kinds.set(category, (kinds.get(category) ?? new Set()).add(prop));
  }
  return Object.fromEntries([...kinds].map(([kind, names]) => [kind, [...names].join(' ')]));
}

const made = 'export { createTokenDictionary,';

/**
 * Takes what the look of a brand is made of out of the built app: the page has the variables of its tokens and the rules for
 * all of it (`inline-styles.ts`), so that no script works them out behind it. The app knows the names of tokens alone.
 */
export function lookInPage(): Plugin {
  const changed = new Set<'look' | 'tokens'>();
  return {
    name: 'magpie:look-in-page',
    apply: 'build',
    transform: {
      filter: {
        id: [
          /@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]styled-system[\\/]token-dictionary\.js/,
          /theme[\\/]brand-look\.ts/,
        ],
      },
      handler: (code, id) => {
        const isLook = id.includes('brand-look');
        changed.add(isLook ? 'look' : 'tokens');
        if (isLook) return { code: 'export const brandLook = () => ({});', map: null };
        if (!code.includes(made)) throw new Error('Chakra makes its tokens in another way now.');
        return {
          code: `import { namedTokens } from ${JSON.stringify(standIn)};
const names = ${JSON.stringify(tokenNames())};
export const createTokenDictionary = () => namedTokens(names);
export const tokenCategories = [];`,
          map: null,
        };
      },
    },
    buildEnd(error) {
      if (!error && changed.size < 2 && this.environment.name === 'client')
        throw new Error("The look of a brand, or Chakra's tokens, stand in another file now.");
    },
  };
}

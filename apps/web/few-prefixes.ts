import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const all = 'var defaultStylisPlugins = [prefixer];';
const standIn = fileURLToPath(new URL('stand-ins/few-prefixes.ts', import.meta.url));

/** Gives the styles of the built app the few prefixes that today’s browsers read, in place of those of all browsers there were. */
export function fewPrefixes(): Plugin {
  return {
    name: 'magpie:few-prefixes',
    apply: 'build',
    transform: {
      filter: { id: /@emotion[\\/]cache[\\/]dist[\\/]emotion-cache\.browser\.esm\.js/ },
      handler: (code) => {
        if (!code.includes(all))
          throw new Error('Emotion names the plugin of its prefixes in another way now.');
        const few = code.replace(all, 'var defaultStylisPlugins = [fewPrefixes];');
        return { code: `import { fewPrefixes } from ${JSON.stringify(standIn)};\n${few}`, map: null };
      },
    },
  };
}

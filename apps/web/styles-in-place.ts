import type { Plugin } from 'vite';

const moved = 'nodes.forEach(this._insertTag);';

/** Lets the built app take over the styles of a page that was made ahead where they stand; to move them styles the page anew. */
export function stylesInPlace(): Plugin {
  return {
    name: 'magpie:styles-in-place',
    apply: 'build',
    transform: {
      filter: { id: /@emotion[\\/]sheet[\\/]dist[\\/]emotion-sheet\.esm\.js/ },
      handler: (code) => {
        if (!code.includes(moved)) throw new Error('Emotion takes over styles in another way now.');
        return { code: code.replace(moved, 'this.tags.push(...nodes);'), map: null };
      },
    },
  };
}

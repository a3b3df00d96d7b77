import type { Plugin } from 'vite';

/** Both at the top of a module only: what a function makes at run time is left as it is. */
const naming = /^[\w$]+\.displayName = "[^"\n]*";$/gm;
const making = /^((?:const|let|var) [\w$]+ = )(?=(?:React\d*\.)?(?:createContext|forwardRef|memo)\()/gm;

/**
 * Lets the built app leave out what packages make with React and nobody uses. By itself the bundler keeps it: it cannot
 * know that `forwardRef` and its like do nothing but return, and a component given a name for React's developer tools
 * counts as used. So the calls are marked, and those names go.
 */
export function withoutUnusedComponents(): Plugin {
  return {
    name: 'magpie:without-unused-components',
    apply: 'build',
    transform: {
      filter: { id: /node_modules/ },
      handler: (code) => {
        const lean = code.replace(naming, '').replace(making, '$1/* @__PURE__ */ ');
        return lean === code ? undefined : { code: lean, map: null };
      },
    },
  };
}

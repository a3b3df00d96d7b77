import type { Plugin } from 'vite';

export interface PackageChange {
  readonly name: string;
  /** Its path within `node_modules`. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** What stands before the whole file then. */
  readonly head?: string;
}

/**
 * Changes a file of a package in what is built. The build fails once the file or the place in it is gone, as after an update.
 * @param holder which build has the file, the app's or that of pages made ahead
 */
export function packageChange(
  { name, file, from, to, head = '' }: PackageChange,
  holder: 'client' | 'ssr' = 'client',
): Plugin {
  const id = new RegExp(file.replaceAll('.', String.raw`\.`).replaceAll('/', String.raw`[\\/]`));
  let isDone = false;
  return {
    name: `magpie:${name}`,
    apply: 'build',
    transform: {
      filter: { id },
      handler: (code) => {
        if (!code.includes(from)) throw new Error(`${file} has no "${from}" any more.`);
        isDone = true;
        return { code: head + code.replaceAll(from, () => to), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isDone && this.environment.name === holder)
        throw new Error(`The ${holder} holds no ${file} any more, which magpie:${name} changes.`);
    },
  };
}

import { root } from './root.ts';
import { run } from './run.ts';

/** Which code lies in a folder. */
export interface CodeState {
  readonly commit: string;
  /** Whether nothing differs from the commit, and no file lies there besides that git does not ignore. */
  readonly clean: boolean;
}

/** The code of a folder as it is now; undefined where git knows nothing of it. */
export async function codeState(folder = root): Promise<CodeState | undefined> {
  const git = (...args: string[]) => run('git', args, { cwd: folder, capture: 'stdout' });
  const [head, changes] = await Promise.all([git('rev-parse', 'HEAD'), git('status', '--porcelain')]);
  if (head.code !== 0 || changes.code !== 0) return undefined;
  return { commit: head.output.trim(), clean: changes.output === '' };
}

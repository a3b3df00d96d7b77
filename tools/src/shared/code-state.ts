import { root } from './root.ts';
import { run } from './run.ts';

export interface CodeState {
  readonly commit: string;
  readonly clean: boolean;
}

/** Undefined outside a git repository. */
export async function codeState(folder = root): Promise<CodeState | undefined> {
  const git = (...args: string[]) => run('git', args, { cwd: folder, capture: 'stdout' });
  const [head, changes] = await Promise.all([git('rev-parse', 'HEAD'), git('status', '--porcelain')]);
  if (head.code !== 0 || changes.code !== 0) return undefined;
  return { commit: head.output.trim(), clean: changes.output === '' };
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../shared/root.ts';
import { run } from '../shared/run.ts';
import type { AddedLines } from './repeated-blocks.ts';

const code = /\.[cm]?[jt]sx?$/;

/** The lines that a diff without context adds, by file. */
export function addedLinesOf(diff: string): AddedLines {
  const added = new Map<string, Set<number>>();
  let file = new Set<number>();
  for (const line of diff.split('\n')) {
    const path = /^\+\+\+ b\/(.+?)\t?$/.exec(line)?.[1];
    if (path !== undefined) added.set(path, (file = new Set()));
    const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line);
    for (let at = 0; hunk && at < Number(hunk[2] ?? 1); at += 1) file.add(Number(hunk[1]) + at);
  }
  return added;
}

async function git(...args: readonly string[]): Promise<string> {
  const { code: exit, output } = await run('git', args, { capture: 'stdout' });
  if (exit !== 0) throw new Error(`git ${args.join(' ')} ended with ${String(exit)}.`);
  return output;
}

async function codeFiles(...which: readonly string[]): Promise<Map<string, string>> {
  const listed = (await git('ls-files', '-z', '--exclude-standard', ...which)).split('\0');
  const paths = listed.filter((path) => code.test(path));
  const texts = await Promise.all(
    paths.map(async (path) => {
      // One that is deleted, and not yet from the index, says nothing.
      const text = await readFile(join(root, path), 'utf8').catch(() => '');
      return [path, text] as const;
    }),
  );
  return new Map(texts);
}

function everyLine(text: string): Set<number> {
  return new Set(text.split('\n').map((_, at) => at + 1));
}

/** The code as it stands on the disk, and what of it was added since a commit, new files too. */
export async function changeSince(
  base: string,
): Promise<{ texts: ReadonlyMap<string, string>; added: AddedLines }> {
  const from = (await git('merge-base', base, 'HEAD')).trim();
  const diff = await git(
    '-c',
    'core.quotePath=false',
    'diff',
    '--unified=0',
    '--no-ext-diff',
    '--no-color',
    from,
  );
  const [known, fresh] = await Promise.all([codeFiles('--cached'), codeFiles('--others')]);
  const added = new Map([...addedLinesOf(diff)].filter(([path]) => code.test(path)));
  for (const [path, text] of fresh) added.set(path, everyLine(text));
  return { texts: new Map([...known, ...fresh]), added };
}

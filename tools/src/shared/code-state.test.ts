import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeState } from './code-state.ts';

describe('the state of the code', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'magpie-code-'));
    // A hook of git runs its programs with these, which name the repository to work on.
    for (const name of Object.keys(process.env).filter((each) => each.startsWith('GIT_')))
      vi.stubEnv(name, undefined);
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
    vi.unstubAllEnvs();
  });

  function commit(): void {
    const author = ['-c', 'user.name=a', '-c', 'user.email=a@magpie.test', '-c', 'commit.gpgsign=false'];
    for (const args of [
      ['init', '-q'],
      ['add', '-A'],
      [...author, 'commit', '-q', '--allow-empty', '-m', 'a'],
    ])
      expect(spawnSync('git', args, { cwd: folder }).status).toBe(0);
  }

  it('is its commit, and whether anything differs from it', async () => {
    commit();
    const first = await codeState(folder);
    expect(first).toEqual({ commit: expect.stringMatching(/^[\da-f]{40}$/) as string, clean: true });
    writeFileSync(join(folder, 'new'), '');
    expect(await codeState(folder)).toEqual({ commit: first?.commit, clean: false });
    commit();
    const second = await codeState(folder);
    expect(second?.clean).toBe(true);
    expect(second?.commit).not.toBe(first?.commit);
  });

  it('is unknown without git', async () => {
    expect(await codeState(folder)).toBeUndefined();
  });
});

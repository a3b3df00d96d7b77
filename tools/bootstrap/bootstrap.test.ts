import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { difference, hashOf } from './install.mjs';
import { majorOf, projectEnvironment, projectNode } from './node.mjs';

const lock = {
  packages: {
    '': {},
    'apps/web': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a-mac': { version: '1.0.0', optional: true },
    'node_modules/@magpie/web': { link: true },
  },
};

describe('what is installed', () => {
  it('is right with the same versions, whatever other platforms need', () => {
    const installed = {
      packages: { 'node_modules/a': { version: '1.0.0' }, 'node_modules/@magpie/web': {} },
    };
    expect(difference(lock, installed)).toBeUndefined();
  });

  it('is wrong when it is missing, incomplete or of another version', () => {
    const link = { 'node_modules/@magpie/web': {} };
    expect(difference(lock, undefined)).toBe('node_modules is missing');
    expect(difference(lock, { packages: link })).toBe('node_modules/a is not installed');
    expect(difference(lock, { packages: { ...link, 'node_modules/a': { version: '2.0.0' } } })).toBe(
      'node_modules/a has another version',
    );
    expect(difference(lock, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(
      'node_modules/@magpie/web is not installed',
    );
  });

  it('is stamped with a hash of the lock', () => {
    expect(hashOf('a')).toBe('ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb');
  });
});

describe("the project's Node", () => {
  it('is 26 or newer, and its folder comes first on the path', () => {
    const version = spawnSync(projectNode(), ['--version'], { encoding: 'utf8' }).stdout;
    expect(majorOf(version)).toBeGreaterThanOrEqual(26);
    expect(projectEnvironment()['PATH']).toMatch(/^[^:;]*node_modules[\\/]\.bin[:;]/);
  });

  it('is told from its version', () => {
    expect(['v26.10.0', '20.1.0', '', 'x'].map(majorOf)).toEqual([26, 20, 0, 0]);
  });
});

it('refuses a command that does not exist in one sentence', () => {
  const script = join(import.meta.dirname, 'run.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, 'dance'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, 'There is no command "dance" in tools/src.\n']);
});

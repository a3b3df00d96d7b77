import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { noBrowserSentence } from './browser.mjs';
import { difference, hashOf } from './install.mjs';
import { librarySentence, missingLibrary, packageOf } from './libraries.mjs';
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

describe('a program that lacks a library of the system', () => {
  const complaint =
    'node: error while loading shared libraries: libatomic.so.1: cannot open shared object file: No such file or directory\n';

  it('is told by what its start complains about', () => {
    expect(missingLibrary(complaint)).toBe('libatomic.so.1');
    expect(missingLibrary('node: bad option: --x\n')).toBeUndefined();
    expect(missingLibrary('')).toBeUndefined();
  });

  it('names the library and the package that brings it', () => {
    expect(packageOf('libatomic.so.1')).toBe('libatomic1');
    expect(librarySentence('/n/node', 'libatomic.so.1')).toBe(
      '/n/node cannot start without the library libatomic.so.1, which this system lacks: install it ("apt-get install libatomic1" on Debian and Ubuntu) and run the command again.',
    );
    expect(librarySentence('/n/node', 'libx.so.1')).toContain('"apt-file search libx.so.1" names it');
  });

  it('as a browser, names the library and the command that installs all of them', () => {
    expect(noBrowserSentence('libnss3.so')).toBe(
      'The browser cannot start without the library libnss3.so, which this system lacks, so the journeys in e2e will fail: run "npx playwright install --with-deps chromium" as root, which installs all that it needs.',
    );
    expect(noBrowserSentence(undefined)).toContain('install Chromium at /usr/bin/chromium');
  });
});

describe('the commands', () => {
  const text = readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8');
  const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(text));
  const commands = Object.keys(scripts).filter((name) => scripts[name]?.startsWith('node tools/bootstrap/'));

  // npm puts the project's Node first on the path, which on a system without libatomic says only what its loader says.
  it.each(commands)("%s first asks the Node that runs npm when the project's own does not start", (name) => {
    expect(scripts[`pre${name}`]).toBe(
      'node -e 0 || "$npm_node_execpath" tools/bootstrap/run.mjs exec node -e 0',
    );
  });
});

it('refuses a command that does not exist in one sentence', () => {
  const script = join(import.meta.dirname, 'run.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, 'dance'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, 'There is no command "dance" in tools/src.\n']);
});

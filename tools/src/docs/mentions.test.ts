import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mockProgram } from '../mock/program.ts';
import { root } from '../shared/root.ts';
import { pathsIn, scriptsIn, verbsIn } from './mentions.ts';

const markdown = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

const pages = ['README.md', 'schema/GLOSSARY.md', ...markdown('docs'), ...markdown('docs/decisions')];

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

/** Made by hand when it is needed, as the README says. */
const madeLater = ['schema/breaking.allow'];

const exists = (path: string) => madeLater.includes(path) || existsSync(join(root, path));

function isVerb(verb: string): boolean {
  const [first = '', second] = verb.split(' ');
  const nothing = () => Promise.resolve();
  const group = mockProgram({
    send: nothing,
    ...{ print: () => undefined, fail: () => undefined, platform: '', serveMcp: nothing },
  }).commands.find((each) => each.name() === first);
  if (!group) return false;
  return group.commands.length === 0 || group.commands.some((each) => each.name() === second);
}

describe.each(pages)('%s', (page) => {
  const text = readFileSync(join(root, page), 'utf8');

  it('names paths that exist', () => {
    expect(pathsIn(text).filter((path) => !exists(path))).toEqual([]);
  });

  it('names commands that exist', () => {
    expect(scriptsIn(text).filter((script) => !(script in scripts))).toEqual([]);
    expect(verbsIn(text).filter((verb) => !isVerb(verb))).toEqual([]);
  });
});

it('a verb is what the mock command is told to do', () => {
  expect(verbsIn('npm run mock -- clock advance P3D, npm run mock -- jobs --world friday')).toEqual([
    'clock advance',
    'jobs',
  ]);
  expect(['clock advance', 'jobs', 'clock wind', 'sleep'].map(isVerb)).toEqual([true, true, false, false]);
});

it('a path is what begins with a folder of the root, and has nothing to fill in', () => {
  const text = 'In `apps/a.ts` and `libs/<area>/x.ts`, as `platform/http` does in `apps/a.ts`.';
  expect(pathsIn(text)).toEqual(['apps/a.ts']);
});

it('a command is what npm runs', () => {
  expect(
    scriptsIn('`npm run new:area -- x`, `npm start`, `npm test`, npm install, `npm run --silent mock`'),
  ).toEqual(['new:area', 'start', 'test', 'mock']);
});

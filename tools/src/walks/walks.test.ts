import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../shared/root.ts';
import { importsOf, loneStops } from './joins.ts';
import { pathsIn, problemsOf, sectionsIn, walksIn } from './walks.ts';

const page = readFileSync(join(root, 'docs', 'walks.md'), 'utf8');

describe('docs/walks.md', () => {
  it('names only what exists', () => {
    expect(pathsIn(page).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('keeps every walk within its limit, and its figures true', () => {
    const walks = walksIn(page);
    expect(walks.map(({ limit }) => limit)).toEqual([45, 30, 30]);
    expect(walks.flatMap(problemsOf)).toEqual([]);
  });

  it('tells how many files each walk names, numbered or not', () => {
    const figures = sectionsIn(page).map((section) => String(pathsIn(section).length));
    expect(page.replaceAll('\n', ' ')).toContain(
      `the walks name ${figures.join(', ').replace(/, (?=\d+$)/, ' and ')} files`,
    );
  });

  it('joins every step by an import to another file of its walk', () => {
    const lone = sectionsIn(page).flatMap((section) => {
      const stops = walksIn(section).flatMap((walk) => walk.stops.map(({ file }) => file));
      return loneStops(stops, pathsIn(section));
    });
    expect(lone).toEqual([]);
  });
});

describe('the joins of a walk', () => {
  const imports: Readonly<Record<string, readonly string[]>> = {
    'apps/a.ts': ['apps/b.ts'],
    'apps/c.ts': ['apps/d.ts'],
  };
  const imported = (file: string) => new Set(imports[file]);

  it('are imports in either direction, of stops and of what carries the value', () => {
    expect(loneStops(['apps/a.ts', 'apps/b.ts'], ['apps/a.ts', 'apps/b.ts'], imported)).toEqual([]);
    expect(loneStops(['apps/d.ts'], ['apps/d.ts', 'apps/c.ts'], imported)).toEqual([]);
  });

  it('lack for a step that no file of its walk has to do with', () => {
    const stops = ['apps/a.ts', 'apps/b.ts', 'apps/d.ts'];
    expect(loneStops(stops, stops, imported)).toEqual(['apps/d.ts']);
  });

  it('are found through the faces of areas', () => {
    const found = importsOf('apps/mock-api/src/modules/payments/deposit-moves.ts');
    expect([...found]).toContain('apps/mock-api/src/modules/promos/awards.ts');
    expect([...found]).toContain('libs/domain/src/payments/decide-deposit.ts');
    expect([...found]).not.toContain('apps/mock-api/src/modules/promos/turnover.ts');
  });
});

describe('the figures of a walk', () => {
  const walk = (heading: string, ...stops: string[]) =>
    walksIn(['# Walks', '', heading, '', ...stops].join('\n'));

  it('are right for a walk whose stops are counted', () => {
    const walks = walk('## A token (2 files, 3 at most)', '1. `apps/a.ts`: made.', '2. `apps/b.ts`: kept.');
    expect(walks).toEqual([
      {
        title: 'A token',
        total: 2,
        limit: 3,
        stops: [
          { number: 1, file: 'apps/a.ts' },
          { number: 2, file: 'apps/b.ts' },
        ],
      },
    ]);
    expect(walks.flatMap(problemsOf)).toEqual([]);
  });

  it.each<[string, string[], string[]]>([
    ['## A (2 files, 3 at most)', ['1. `apps/a.ts`: made.'], ['A: 1 stops, not 2']],
    [
      '## A (2 files, 1 at most)',
      ['1. `apps/a.ts`: made.', '2. `apps/b.ts`: kept.'],
      ['A: more than 1 files'],
    ],
    [
      '## A (2 files, 2 at most)',
      ['1. `apps/a.ts`: made.', '3. `apps/b.ts`: kept.'],
      ['A: numbers out of order'],
    ],
    ['## A (2 files, 2 at most)', ['1. `apps/a.ts`: made.', '2. `apps/a.ts`: kept.'], ['A: apps/a.ts twice']],
  ])('of "%s" with the stops %j are wrong', (heading, stops, problems) => {
    expect(walk(heading, ...stops).flatMap(problemsOf)).toEqual(problems);
  });

  it('must stand in the heading', () => {
    expect(() => walk('## A token', '1. `apps/a.ts`: made.')).toThrow(
      'This heading says no figures: ## A token',
    );
  });
});

it('takes a path from the root for one, wherever it is named, and no other text', () => {
  const text =
    '1. `apps/a.ts`: `post`, as `unit.post` in `libs/b/c.ts`; `apps/a.ts` again, and `platform/http`.';
  expect(pathsIn(text)).toEqual(['apps/a.ts', 'libs/b/c.ts']);
});

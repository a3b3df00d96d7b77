import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../shared/root.ts';
import { benchWords, refusalOf } from './parts.ts';

it('takes no word for the whole bench but none', () => {
  expect(refusalOf('sokets')).toBe(
    'There is no part "sokets" of the bench: ready, worlds, games, me, money, rounds-rate, sportsbook, sockets, pages, frames, lists, presses, lighthouse, rounds, house.',
  );
  expect([undefined, ...benchWords].map(refusalOf).filter((refusal) => refusal !== undefined)).toEqual([]);
});

it('is told whole by the README', () => {
  const rows = readFileSync(join(root, 'README.md'), 'utf8').match(/^\| `npm run bench -- .*$/gm) ?? [];
  const told = rows.flatMap((row) =>
    [...row.matchAll(/`(?:npm run bench -- )?([a-z-]+)`/g)].map(([, word]) => word),
  );
  expect(told.toSorted()).toEqual(benchWords.toSorted());
});

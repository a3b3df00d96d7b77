import { expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import { decideLevelRaise, levelRaiseReasons } from './index.ts';

const standing = { level: 3, experience: 512_345n };

it.each([
  [4, { allowed: true, plan: 737_655n }],
  [10, { allowed: true, plan: 99_487_655n }],
  [3, { allowed: false, reason: 'levelReached' }],
  [0, { allowed: false, reason: 'levelReached' }],
  [11, { allowed: false, reason: 'noSuchLevel' }],
])('LEVEL-19 level %i takes what is missing of its experience', (to, decision) => {
  expect(decideLevelRaise(to, standing)).toMatchObject(decision);
});

it('who raises a level is told why it cannot be', () => {
  expect(reasonRows(levelRaiseReasons)).toEqual([
    ['noSuchLevel', 'BAD_USER_INPUT', 'There is no such level.'],
    ['levelReached', 'CONFLICT', 'The member has reached this level already.'],
  ]);
});

import { expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { decideOwnId, ownIdReasons } from './index.ts';

it.each([
  ['mbr_mia', 'mbr_mia', null],
  ['mbr_mia', 'mbr_tom', 'This id is not the id of your own account.'],
  ['mbr_mia', 'MBR_MIA', 'This id is not the id of your own account.'],
  ['mbr_mia', '', 'This id is not the id of your own account.'],
])('a call of %j that names %j is answered %j', (caller, named, text) => {
  expect(decisionText(ownIdReasons, decideOwnId(caller, named))).toBe(text);
});

it('the id of another is a mistake in the input, not a reason to log out', () => {
  expect([ownIdReasons.otherMember.code, ownIdReasons.otherMember.field]).toEqual([
    'BAD_USER_INPUT',
    'legacyMemberId',
  ]);
});

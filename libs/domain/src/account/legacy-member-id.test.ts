import { expect, it } from 'vitest';
import { legacyMemberId } from './index.ts';

it('the id of an account is its legacyMemberId', () => {
  expect(legacyMemberId({ id: 'm-1' })).toBe('m-1');
});

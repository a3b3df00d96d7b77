import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { decideSupportToken, supportTokenReasons } from './index.ts';

describe('a support token', () => {
  const notOwn = 'A support token is given only for your own account.';
  const mia = { id: 'member-mia', email: 'mia@magpie.test' };

  it.each([
    [{ accountId: 'member-mia', email: 'mia@magpie.test' }, mia, null],
    [{ accountId: 'member-mia', email: 'MIA@magpie.test' }, mia, null],
    [{ accountId: 'member-sam', email: 'mia@magpie.test' }, mia, notOwn],
    [{ accountId: 'member-mia', email: 'sam@magpie.test' }, mia, notOwn],
    [{ accountId: 'member-mia', email: '' }, mia, notOwn],
    [{ accountId: 'member-mia', email: '' }, { id: 'member-mia', email: null }, notOwn],
  ])('asked for %j by %j is answered with %j', (asked, member, text) => {
    expect(decisionText(supportTokenReasons, decideSupportToken({ asked, member }))).toBe(text);
  });
});

import { describe, expect, it } from 'vitest';
import {
  decideNumberProof,
  decidePasswordChange,
  decidePasswordReset,
  decideResetAccount,
  decideSignIn,
  mayLogIn,
} from './index.ts';
import type { NumberProofFacts, PasswordResetFacts } from './index.ts';

const outcome = (decision: { readonly allowed: boolean; readonly reason?: string }) =>
  decision.allowed ? 'allowed' : decision.reason;

const enabled = { kind: 'MEMBER', status: 'ENABLED' };
const frozen = { kind: 'MEMBER', status: 'FROZEN' };
const operator = { kind: 'OPERATOR', status: 'ENABLED' };

describe('a login, of every account by every way', () => {
  it.each([
    [enabled, true, 'allowed', 'allowed', 'allowed'],
    [enabled, false, 'wrongPassword', 'wrongCode', 'unknownNumber'],
    [frozen, true, 'notEnabled', 'notEnabled', 'notEnabled'],
    [frozen, false, 'wrongPassword', 'wrongCode', 'unknownNumber'],
    [operator, true, 'notEnabled', 'notEnabled', 'notEnabled'],
    [operator, false, 'wrongPassword', 'wrongCode', 'unknownNumber'],
    [null, true, 'wrongPassword', 'wrongCode', 'unknownNumber'],
    [null, false, 'wrongPassword', 'wrongCode', 'unknownNumber'],
  ])('%j, proved %s: by password %s, by SMS %s, by Telegram %s', (account, proved, ...outcomes) => {
    const ways = (['PASSWORD', 'SMS', 'TELEGRAM'] as const).map((by) =>
      outcome(decideSignIn({ by, account, proved })),
    );
    expect(ways).toEqual(outcomes);
  });

  it.each([
    ['MEMBER', 'ENABLED', true],
    ['MEMBER', 'DISABLED', false],
    ['MEMBER', 'enabled', false],
    ['MEMBER', ' ENABLED', false],
    ['MEMBER', '', false],
    ['member', 'ENABLED', false],
    ['ADMIN', 'ENABLED', false],
    ['', '', false],
  ])('%j in the status %j may log in: %s', (kind, status, may) => {
    expect(mayLogIn({ kind, status })).toBe(may);
  });
});

describe('a number to prove, by every code', () => {
  const findings = ['RIGHT', 'WRONG', 'SPENT'] as const;
  const of = (ofAnother: NumberProofFacts['ofAnother']) =>
    findings.map((finding) => outcome(decideNumberProof({ finding, ofAnother })));

  it.each([
    [true, 'numberOfAnother', 'smsCodeWrong', 'codeSpent'],
    [false, 'allowed', 'smsCodeWrong', 'codeSpent'],
    [null, 'allowed', 'smsCodeWrong', 'codeSpent'],
  ])('of another member: %s: right %s, wrong %s, spent %s', (ofAnother, ...outcomes) => {
    expect(of(ofAnother)).toEqual(outcomes);
  });
});

describe('a change of password, whether the old one is right, wrong or not checked', () => {
  it.each([
    ['Mag@7', 'tooShort', 'tooShort', 'tooShort'],
    ['Magpie77Magpie77Magpi', 'tooLong', 'tooLong', 'tooLong'],
    ['magpie77', 'tooWeak', 'tooWeak', 'tooWeak'],
    ['Magpie77', 'allowed', 'oldPasswordWrong', 'allowed'],
    ['Kookaburra7!', 'passwordUnchanged', 'passwordUnchanged', 'passwordUnchanged'],
  ])('to %j: %s, %s, %s', (newPassword, ...outcomes) => {
    const found = [true, false, null].map((oldRight) =>
      outcome(decidePasswordChange({ oldPassword: 'Kookaburra7!', newPassword, oldRight })),
    );
    expect(found).toEqual(outcomes);
  });
});

describe('a reset, by every order of two problems', () => {
  const right: PasswordResetFacts = {
    email: 'mia@magpie.test',
    newPassword: 'Magpie77',
    finding: 'RIGHT',
    unchanged: null,
  };

  it.each<[Partial<PasswordResetFacts>, string]>([
    [{}, 'allowed'],
    [{ email: '' }, 'emailMalformed'],
    [{ email: '', newPassword: 'Mag@7' }, 'emailMalformed'],
    [{ email: '', finding: 'WRONG' }, 'emailMalformed'],
    [{ email: '', finding: 'SPENT' }, 'emailMalformed'],
    [{ newPassword: 'Mag@7' }, 'tooShort'],
    [{ newPassword: 'Mag@7', finding: 'WRONG' }, 'tooShort'],
    [{ newPassword: '' }, 'tooShort'],
    [{ newPassword: 'Magpie77Magpie77Magpi', finding: 'SPENT' }, 'tooLong'],
    [{ newPassword: 'magpie77', finding: 'SPENT' }, 'tooWeak'],
    [{ newPassword: null, finding: 'WRONG' }, 'codeWrong'],
    [{ newPassword: null, finding: 'SPENT' }, 'codeSpent'],
    [{ newPassword: null, finding: null }, 'allowed'],
    // Who resets may choose the address as password: only a sign-up refuses that (AUTH-21).
    [{ newPassword: 'Mia@magpie.test', email: 'mia@magpie.test' }, 'allowed'],
  ])('with %o: %s', (facts, expected) => {
    expect(outcome(decidePasswordReset({ ...right, ...facts }))).toBe(expected);
  });

  it('a missing account is refused like a wrong code', () => {
    expect(decideResetAccount(null)).toEqual(decidePasswordReset({ ...right, finding: 'WRONG' }));
  });
});

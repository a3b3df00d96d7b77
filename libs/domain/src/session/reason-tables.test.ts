import { describe, expect, it } from 'vitest';
import {
  codeReasons,
  numberProofReasons,
  passwordChangeReasons,
  passwordResetReasons,
  sessionEndReasons,
  signInReasons,
} from './index.ts';

const code = {
  codeSpent: ['TOO_MANY_ATTEMPTS', 'code'],
  codeWrong: ['INVALID_CODE', 'code'],
  smsCodeWrong: ['INVALID_CODE', 'otpCode'],
};
const newPassword = Object.fromEntries(
  ['tooShort', 'tooLong', 'tooWeak', 'sameAsUsername'].map((reason) => [
    reason,
    ['BAD_USER_INPUT', undefined],
  ]),
);

const tables = {
  codeReasons: [codeReasons, code],
  numberProofReasons: [
    numberProofReasons,
    {
      ...code,
      numberOfAnother: ['ACCOUNT_EXISTS', 'mobileNumber'],
    },
  ],
  passwordChangeReasons: [
    passwordChangeReasons,
    {
      ...newPassword,
      passwordUnchanged: ['BAD_USER_INPUT', 'newPassword'],
      oldPasswordWrong: ['INVALID_CREDENTIALS', 'oldPassword'],
    },
  ],
  passwordResetReasons: [
    passwordResetReasons,
    {
      emailMalformed: ['BAD_USER_INPUT', 'email'],
      ...newPassword,
      ...code,
      passwordUnchanged: ['BAD_USER_INPUT', 'newPassword'],
    },
  ],
  sessionEndReasons: [
    sessionEndReasons,
    { unknown: ['NOT_FOUND', undefined], current: ['BAD_USER_INPUT', undefined] },
  ],
  signInReasons: [
    signInReasons,
    {
      incomplete: ['BAD_USER_INPUT', undefined],
      wrongPassword: ['FORBIDDEN', undefined],
      wrongCode: ['INVALID_CREDENTIALS', undefined],
      unknownNumber: ['INVALID_CREDENTIALS', undefined],
      notEnabled: ['MEMBER_NOT_ENABLED', undefined],
    },
  ],
} as const;

interface Row {
  readonly code: string;
  readonly field?: string;
}

describe('the code of a refusal, and the field that it is shown at', () => {
  it.each(Object.entries(tables))('are as the clients know them: %s', (_, [table, expected]) => {
    const rows = Object.entries<Row>(table).map(([reason, { code, field }]) => [reason, [code, field]]);
    expect(Object.fromEntries(rows)).toEqual(expected);
  });

  it('are FORBIDDEN for a wrong password alone, which ends no session', () => {
    const all = Object.values(tables).flatMap(([table]) => Object.entries<Row>(table));
    const ending = all.filter(([, { code }]) => code === 'FORBIDDEN').map(([reason]) => reason);
    expect(ending).toEqual(['wrongPassword']);
    expect(signInReasons.wrongPassword.text()).toBe('invalid credentials');
  });

  it('tell an incomplete login', () => {
    expect(signInReasons.incomplete.text()).toBe('The login is incomplete.');
  });
});

import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { decideSignIn, signInReasons } from './index.ts';

const enabled = { kind: 'MEMBER', status: 'ENABLED' };
const disabled = { kind: 'MEMBER', status: 'DISABLED' };

describe('A login', () => {
  it.each(['PASSWORD', 'SMS', 'TELEGRAM'] as const)('by %s is of an enabled member', (by) => {
    expect(decideSignIn({ by, account: enabled, proved: true })).toEqual({ allowed: true, plan: enabled });
  });

  it.each([
    ['PASSWORD', enabled, false, 'wrongPassword', 'invalid credentials'],
    ['PASSWORD', null, false, 'wrongPassword', 'invalid credentials'],
    ['PASSWORD', null, true, 'wrongPassword', 'invalid credentials'],
    ['SMS', enabled, false, 'wrongCode', 'The mobile number or the code is wrong.'],
    ['SMS', null, true, 'wrongCode', 'The mobile number or the code is wrong.'],
    ['TELEGRAM', null, true, 'unknownNumber', 'There is no account with this mobile number.'],
    ['PASSWORD', disabled, true, 'notEnabled', 'This account cannot log in. Please contact support.'],
    ['SMS', disabled, true, 'notEnabled', 'This account cannot log in. Please contact support.'],
    ['TELEGRAM', disabled, true, 'notEnabled', 'This account cannot log in. Please contact support.'],
    ['PASSWORD', disabled, false, 'wrongPassword', 'invalid credentials'],
    ['SMS', disabled, false, 'wrongCode', 'The mobile number or the code is wrong.'],
  ] as const)('by %s of %j, proved %s, is refused as %s', (by, account, proved, reason, text) => {
    const decision = decideSignIn({ by, account, proved });
    expect(decision).toMatchObject({ allowed: false, reason });
    expect(decisionText(signInReasons, decision)).toBe(text);
  });

  it.each(['DISABLED', 'SELF_EXCLUDED', 'COOLING_OFF_ENDED', 'enabled', ''])(
    'is refused to the status %j',
    (status) => {
      const account = { kind: 'MEMBER', status };
      expect(decideSignIn({ by: 'PASSWORD', account, proved: true })).toMatchObject({ reason: 'notEnabled' });
    },
  );

  it.each(['ADMIN', 'OPERATOR', 'SUPER_ADMIN', 'member'])('is refused to the kind %j', (kind) => {
    const account = { kind, status: 'ENABLED' };
    expect(decideSignIn({ by: 'PASSWORD', account, proved: true })).toMatchObject({ reason: 'notEnabled' });
  });
});

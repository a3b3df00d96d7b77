import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { codeReasons, decideCode, decideNumberProof, numberProofReasons } from './index.ts';

describe('A typed code', () => {
  it.each(['EMAIL', 'SMS', 'TELEGRAM'] as const)('by %s proves who it is when it is right', (by) => {
    expect(decideCode({ by, finding: 'RIGHT' })).toEqual({ allowed: true, plan: undefined });
  });

  it.each([
    ['EMAIL', 'WRONG', 'codeWrong', 'Invalid verification code.'],
    ['TELEGRAM', 'WRONG', 'codeWrong', 'Invalid verification code.'],
    ['SMS', 'WRONG', 'smsCodeWrong', 'Incorrect OTP code.'],
    ['EMAIL', 'SPENT', 'codeSpent', 'Too many wrong codes. Please request a new one.'],
    ['SMS', 'SPENT', 'codeSpent', 'Too many wrong codes. Please request a new one.'],
    ['TELEGRAM', 'SPENT', 'codeSpent', 'Too many wrong codes. Please request a new one.'],
  ] as const)('by %s that is %s is refused as %s', (by, finding, reason, text) => {
    const decision = decideCode({ by, finding });
    expect(decision).toMatchObject({ allowed: false, reason });
    expect(decisionText(codeReasons, decision)).toBe(text);
  });
});

describe('A number that a member proves', () => {
  it.each([false, null])('becomes theirs by the right code, of another: %s', (ofAnother) => {
    expect(decideNumberProof({ finding: 'RIGHT', ofAnother }).allowed).toBe(true);
  });

  it.each([
    ['WRONG', null, 'Incorrect OTP code.'],
    ['WRONG', true, 'Incorrect OTP code.'],
    ['SPENT', true, 'Too many wrong codes. Please request a new one.'],
    ['RIGHT', true, 'This mobile number already belongs to another account.'],
  ] as const)('does not by a %s code, of another: %s', (finding, ofAnother, text) => {
    expect(decisionText(numberProofReasons, decideNumberProof({ finding, ofAnother }))).toBe(text);
  });
});

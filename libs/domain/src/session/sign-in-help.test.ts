import { describe, expect, it } from 'vitest';
import { signInHelp } from './index.ts';
import { signInReasons } from './sign-in-reasons.ts';

describe('what helps who was refused a login', () => {
  it('is a new password where one was asked for, and a new code where that was', () => {
    for (const code of [signInReasons.wrongPassword.code, signInReasons.wrongCode.code]) {
      expect(signInHelp(code, 'PASSWORD').offers).toEqual(['RESET', 'SUPPORT']);
      expect(signInHelp(code, 'CODE').offers).toEqual(['SUPPORT']);
    }
    expect(signInHelp('FORBIDDEN', 'PASSWORD').text).toBe(
      'We know no account with these details. Check them, or choose a new password.',
    );
  });

  it('is somebody who listens where the account is shut', () => {
    expect(signInHelp(signInReasons.notEnabled.code, 'PASSWORD').offers).toEqual(['SUPPORT', 'HELPLINES']);
  });

  it.each([null, 'TOO_MANY_REQUESTS', 'INTERNAL_SERVER_ERROR'])('is a second try after %s', (code) => {
    expect(signInHelp(code, 'PASSWORD').text).toBe(
      'The login did not go through. Please try again in a moment.',
    );
  });
});

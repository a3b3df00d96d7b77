export type SignInHelpOffer = 'RESET' | 'SUPPORT' | 'HELPLINES';

export interface SignInHelp {
  readonly text: string;
  readonly offers: readonly SignInHelpOffer[];
}

const passwordHelp: SignInHelp = {
  text: 'We know no account with these details. Check them, or choose a new password.',
  offers: ['RESET', 'SUPPORT'],
};

const codeHelp: SignInHelp = {
  text: 'The number and the code do not belong together. Check both, or ask for a new code.',
  offers: ['SUPPORT'],
};

/** Who is excluded, by themselves too, learns no more than that; so everybody whose account is shut is told who listens. */
const shutHelp: SignInHelp = {
  text: 'This account is closed to logins. Our support can tell you why.',
  offers: ['SUPPORT', 'HELPLINES'],
};

const otherHelp: SignInHelp = {
  text: 'The login did not go through. Please try again in a moment.',
  offers: ['SUPPORT'],
};

/**
 * What stays beside the form of a refused login, when its toast is gone (AUTH-05).
 * @param code of the refusal, `null` when the platform did not answer
 * @param by what was proved or not
 */
export function signInHelp(code: string | null, by: 'PASSWORD' | 'CODE'): SignInHelp {
  switch (code) {
    case 'FORBIDDEN':
    case 'INVALID_CREDENTIALS':
      return by === 'PASSWORD' ? passwordHelp : codeHelp;
    case 'MEMBER_NOT_ENABLED':
      return shutHelp;
    default:
      return otherHelp;
  }
}

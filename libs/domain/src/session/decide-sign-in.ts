import type { Decision } from '../decision/index.ts';
import { allow, refuse } from '../decision/index.ts';
import type { SignInReason } from './sign-in-reasons.ts';

export interface SignInAccount {
  readonly kind: string;
  readonly status: string;
}

export interface SignInFacts<A extends SignInAccount> {
  /** A Telegram code is checked before by `decideCode`, so its `proved` is always true. */
  readonly by: 'PASSWORD' | 'SMS' | 'TELEGRAM';
  /** Null if no account has the name or number. */
  readonly account: A | null;
  readonly proved: boolean;
}

/** Only a member in the status ENABLED (SESS-40, ENUM-02). */
export function mayLogIn(person: SignInAccount): boolean {
  return person.kind === 'MEMBER' && person.status === 'ENABLED';
}

const unproved = { PASSWORD: 'wrongPassword', SMS: 'wrongCode', TELEGRAM: 'unknownNumber' } as const;

/** Only someone who proved to own the account is told that it cannot log in (SESS-40). */
export function decideSignIn<A extends SignInAccount>({
  by,
  account,
  proved,
}: SignInFacts<A>): Decision<A, SignInReason> {
  if (account === null || !proved) return refuse(unproved[by]);
  return mayLogIn(account) ? allow(account) : refuse('notEnabled');
}

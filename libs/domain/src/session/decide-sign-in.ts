import type { Decision } from '../decision/index.ts';
import { allow, refuse } from '../decision/index.ts';
import type { SignInReason } from './sign-in-reasons.ts';

/** What an account says about who may act with it. */
export interface SignInAccount {
  readonly kind: string;
  readonly status: string;
}

/** What is known of a login once its password or code was looked at. */
export interface SignInFacts<A extends SignInAccount> {
  /** What proves who it is; a Telegram code is judged before by `decideCode`, so that its `proved` is always true. */
  readonly by: 'PASSWORD' | 'SMS' | 'TELEGRAM';
  /** Null where nobody has the name or number. */
  readonly account: A | null;
  readonly proved: boolean;
}

/** Whether a person may log in and act at all: a member in the status ENABLED (SESS-40, ENUM-02). */
export function mayLogIn(person: SignInAccount): boolean {
  return person.kind === 'MEMBER' && person.status === 'ENABLED';
}

const unproved = { PASSWORD: 'wrongPassword', SMS: 'wrongCode', TELEGRAM: 'unknownNumber' } as const;

/**
 * Whether somebody is logged in, and as whom. That an account cannot log in is told only to who has proved to be its owner
 * (SESS-40).
 */
export function decideSignIn<A extends SignInAccount>({
  by,
  account,
  proved,
}: SignInFacts<A>): Decision<A, SignInReason> {
  if (account === null || !proved) return refuse(unproved[by]);
  return mayLogIn(account) ? allow(account) : refuse('notEnabled');
}

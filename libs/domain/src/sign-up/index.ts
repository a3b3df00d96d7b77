export { decideSignUp } from './decide-sign-up.ts';
export type { EmailSignUp, SignUpFacts, SignUpPlan } from './decide-sign-up.ts';
export { signUpReasons } from './sign-up-reasons.ts';
export type { SignUpReason } from './sign-up-reasons.ts';

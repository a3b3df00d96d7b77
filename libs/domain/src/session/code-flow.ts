import { codeAttempts, codeCountdown, storedCountdown } from './constants.ts';

/** Where a person stands who has been sent a code to type in. */
export interface CodeFlow {
  /** Wrong codes that are still allowed for the code sent last. */
  readonly attemptsLeft: number;
  /** Rest of the countdown in whole seconds. */
  readonly secondsLeft: number;
}

/** The stored default state, before any code was sent (PWD-09). */
export const defaultCodeFlow: CodeFlow = { attemptsLeft: codeAttempts, secondsLeft: storedCountdown };

/** The state once a code was sent, be it the first or a new one: all attempts and 120 s (PWD-09, PWD-10). */
export function codeSent(): CodeFlow {
  return { attemptsLeft: codeAttempts, secondsLeft: codeCountdown };
}

/** The state after a wrong code. */
export function codeRefused(flow: CodeFlow): CodeFlow {
  return { ...flow, attemptsLeft: Math.max(0, flow.attemptsLeft - 1) };
}

/** The state after some whole seconds. */
export function secondsPassed(flow: CodeFlow, seconds: number): CodeFlow {
  return { ...flow, secondsLeft: Math.max(0, flow.secondsLeft - Math.max(0, Math.floor(seconds))) };
}

/** Whether the verify button works: not after the third wrong code until a new one was requested (PWD-10). */
export function canVerifyCode(flow: CodeFlow): boolean {
  return flow.attemptsLeft > 0;
}

/** Whether a new code can be requested: when the countdown has ended and not before (PWD-11, AUTH-15). */
export function canRequestCode(flow: CodeFlow): boolean {
  return flow.secondsLeft === 0;
}

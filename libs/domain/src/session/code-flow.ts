import { codeAttempts, codeCountdown, storedCountdown } from './constants.ts';

export interface CodeFlow {
  /** Wrong codes still allowed for the latest code. */
  readonly attemptsLeft: number;
  /** Rest of the countdown, in whole seconds. */
  readonly secondsLeft: number;
}

/** The stored default state, before any code was sent (PWD-09). */
export const defaultCodeFlow: CodeFlow = { attemptsLeft: codeAttempts, secondsLeft: storedCountdown };

/** All attempts and 120 s, for the first code and for each new one (PWD-09, PWD-10). */
export function codeSent(): CodeFlow {
  return { attemptsLeft: codeAttempts, secondsLeft: codeCountdown };
}

export function codeRefused(flow: CodeFlow): CodeFlow {
  return { ...flow, attemptsLeft: Math.max(0, flow.attemptsLeft - 1) };
}

export function secondsPassed(flow: CodeFlow, seconds: number): CodeFlow {
  return { ...flow, secondsLeft: Math.max(0, flow.secondsLeft - Math.max(0, Math.floor(seconds))) };
}

/** Blocked after the third wrong code until a new one was requested (PWD-10). */
export function canVerifyCode({ attemptsLeft }: Pick<CodeFlow, 'attemptsLeft'>): boolean {
  return attemptsLeft > 0;
}

/** Only after the countdown has ended (PWD-11, AUTH-15). */
export function canRequestCode({ secondsLeft }: Pick<CodeFlow, 'secondsLeft'>): boolean {
  return secondsLeft === 0;
}

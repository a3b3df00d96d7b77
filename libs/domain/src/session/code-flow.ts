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
export function canVerifyCode(flow: CodeFlow): boolean {
  return flow.attemptsLeft > 0;
}

/** Why a code cannot be verified; null where it can, or a new one can be requested in its place (PWD-10). */
export function verifyBarrier(flow: CodeFlow): string | null {
  if (canVerifyCode(flow) || canRequestCode(flow)) return null;
  return 'No attempts left. Request a new code when the time is up.';
}

/** Only after the countdown has ended (PWD-11, AUTH-15). */
export function canRequestCode(flow: CodeFlow): boolean {
  return flow.secondsLeft === 0;
}

import { codeAttempts, codeCountdown } from './constants.ts';

export interface CodeTerms {
  /** How long it is accepted, in ms. */
  readonly lifetime: number;
  /** How often a wrong one may be typed. */
  readonly attempts: number;
}

/** A reset changes a password, so its code bears less than others (PWD-10, PWD-12). */
export const codeTerms = {
  RESET: { lifetime: codeCountdown * 1000, attempts: codeAttempts },
  OTHER: { lifetime: 10 * 60_000, attempts: 5 },
} as const satisfies Readonly<Record<string, CodeTerms>>;

/**
 * What a rule answers to a command of a person: a plan to carry out, or the one reason why not. `details` are the figures
 * and names that the sentence of the reason needs.
 */
export type Decision<Plan, Reason extends string, Details = undefined> =
  Allowed<Plan> | Refused<Reason, Details>;

/** A decision that something may be done, and how. */
export interface Allowed<Plan> {
  readonly allowed: true;
  readonly plan: Plan;
}

/** A decision that something may not be done, and why. */
export interface Refused<Reason extends string, Details = undefined> {
  readonly allowed: false;
  readonly reason: Reason;
  readonly details: Details;
}

/** Lets a command pass; what is to be done stands in the plan. */
export function allow(): Allowed<undefined>;
export function allow<Plan>(plan: Plan): Allowed<Plan>;
export function allow(plan?: unknown): Allowed<unknown> {
  return { allowed: true, plan };
}

/** Refuses a command for one reason. */
export function refuse<Reason extends string>(reason: Reason): Refused<Reason>;
export function refuse<Reason extends string, Details>(
  reason: Reason,
  details: Details,
): Refused<Reason, Details>;
export function refuse(reason: string, details?: unknown): Refused<string, unknown> {
  return { allowed: false, reason, details };
}

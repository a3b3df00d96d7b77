export type Decision<Plan, Reason extends string, Details = undefined> =
  | Allowed<Plan>
  | Refused<Reason, Details>;

export interface Allowed<Plan> {
  readonly allowed: true;
  readonly plan: Plan;
}

export interface Refused<Reason extends string, Details = undefined> {
  readonly allowed: false;
  readonly reason: Reason;
  readonly details: Details;
}

/** An undefined plan allows a command that needs no further data. */
export function allow(): Allowed<undefined>;
export function allow<Plan>(plan: Plan): Allowed<Plan>;
export function allow(plan?: unknown): Allowed<unknown> {
  return { allowed: true, plan };
}

export function refuse<Reason extends string>(reason: Reason): Refused<Reason>;
export function refuse<Reason extends string, Details>(
  reason: Reason,
  details: Details,
): Refused<Reason, Details>;
export function refuse(reason: string, details?: unknown): Refused<string, unknown> {
  return { allowed: false, reason, details };
}

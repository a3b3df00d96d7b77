import type { Decision, Refused } from './decision.ts';

export interface ReasonRow<Details = undefined> {
  readonly code: string;
  readonly text: (details: Details) => string;
  /** How the person can resolve it: a modal of the web app, or another step known by this name. */
  readonly mend?: string;
  readonly field?: string;
}

/**
 * Every reason of a decision, in the order of the checks. Tables are written `as const satisfies ReasonTable<…>`, so
 * no reason is missing, and codes and mends keep their literal types.
 */
export type ReasonTable<Reason extends string, Details = undefined> = Readonly<
  Record<Reason, ReasonRow<Details>>
>;

export function refusalText<Reason extends string, Details>(
  table: ReasonTable<Reason, Details>,
  { reason, details }: Refused<Reason, Details>,
): string {
  return table[reason].text(details);
}

/** Null when the decision allows. */
export function decisionText<Reason extends string, Details>(
  table: ReasonTable<Reason, Details>,
  decision: Decision<unknown, Reason, Details>,
): string | null {
  return decision.allowed ? null : refusalText(table, decision);
}

import type { Decision, Refused } from './decision.ts';
import type { Mend } from './mends.ts';

export interface ReasonRow<Details = undefined> {
  readonly code: string;
  readonly text: (details: Details) => string;
  /** How the person can resolve it. */
  readonly mend?: Mend;
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

/** Its type has only the mends of that table, so that callers can handle each of them. */
export function mendFor<Reason extends string, M extends Mend>(
  table: Readonly<Record<Reason, { readonly code: string; readonly mend?: M }>>,
  reason: Reason,
): M | undefined {
  return table[reason].mend;
}

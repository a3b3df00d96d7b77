import type { Decision, Refused } from './decision.ts';

/** What stands behind one reason, for both sides. */
export interface ReasonRow<Details = undefined> {
  /** The error code of the contract that the platform answers with. */
  readonly code: string;
  /** What the person is told. */
  readonly text: (details: Details) => string;
  /** What takes the reason away: a modal of the web app, or another step that it knows by this name. */
  readonly mend?: string;
  /** The input that the reason is about. */
  readonly field?: string;
}

/**
 * Every reason of a decision, in the order in which they are looked for. Tables are written `as const satisfies
 * ReasonTable<…>`: no reason is missing, and codes and mends keep their literal types.
 */
export type ReasonTable<Reason extends string, Details = undefined> = Readonly<
  Record<Reason, ReasonRow<Details>>
>;

/** What a person is told of a refused decision. */
export function refusalText<Reason extends string, Details>(
  table: ReasonTable<Reason, Details>,
  { reason, details }: Refused<Reason, Details>,
): string {
  return table[reason].text(details);
}

/** What a person is told of a decision, or null where it lets them pass. */
export function decisionText<Reason extends string, Details>(
  table: ReasonTable<Reason, Details>,
  decision: Decision<unknown, Reason, Details>,
): string | null {
  return decision.allowed ? null : refusalText(table, decision);
}

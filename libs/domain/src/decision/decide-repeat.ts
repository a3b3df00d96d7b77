import { allow, refuse } from './decision.ts';
import type { Decision } from './decision.ts';

export interface RequestMarks {
  readonly memberId: string;
  readonly operation: string;
  readonly contentHash: string;
}

/** Whether a request of a key is the one that had it. @param earlier what had the key; null for a new one */
export function decideRepeat<Earlier extends RequestMarks>(
  earlier: Earlier | null,
  { memberId, operation, contentHash }: RequestMarks,
): Decision<{ readonly earlier: Earlier | null }, 'otherContent'> {
  const same =
    earlier === null ||
    (earlier.memberId === memberId && earlier.operation === operation && earlier.contentHash === contentHash);
  return same ? allow({ earlier }) : refuse('otherContent');
}

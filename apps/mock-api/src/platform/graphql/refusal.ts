import type { ReasonRow, Refused } from '@magpie/domain/decision';
import type { ErrorCode } from '#__generated__/main.ts';

export type { ErrorCode } from '#__generated__/main.ts';

/**
 * A call that the platform understands and does not carry out. Services throw it; every endpoint answers it as
 * `message` and `code` (API-11). The message is fit to be shown to a person. A business refusal never has the code
 * FORBIDDEN, because clients log the member out on it (SESS-32).
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  /** Facts a client may use beside the message, such as the amount that is available. */
  readonly details: Readonly<Record<string, unknown>> | undefined;
  /** Name of the reason in the domain's table; null where none was decided on. */
  readonly reasonName: string | null;

  constructor(
    code: ErrorCode,
    message: string,
    details?: Readonly<Record<string, unknown>>,
    reasonName: string | null = null,
  ) {
    super(message);
    this.code = code;
    this.details = details;
    this.reasonName = reasonName;
  }
}

type WireReason<Details> = ReasonRow<Details> & { readonly code: ErrorCode };

/**
 * The refusal that a decision of the domain comes to: code and sentence stand in the reason table. `facts` go with the
 * answer as `extensions.details`.
 */
export function refusalOf<Reason extends string, Details>(
  table: Readonly<Record<Reason, WireReason<Details>>>,
  { reason, details }: Refused<Reason, Details>,
  facts?: Readonly<Record<string, unknown>>,
): Refusal {
  const row = table[reason];
  return new Refusal(row.code, row.text(details), facts, reason);
}

import { mendFor, type Mend } from '@magpie/domain/decision';
import { platformErrorOf } from './errors-link.ts';

function reasonsOf<Reason extends string>(
  table: Readonly<Record<Reason, { readonly code: string }>>,
  error: unknown,
): readonly Reason[] {
  const code = platformErrorOf(error)?.code;
  const isReason = (key: string): key is Reason => Object.hasOwn(table, key);
  return Object.keys(table)
    .filter(isReason)
    .filter((key) => table[key].code === code);
}

/** The reason of a table whose code the platform answered; `null` for another error, and for a code that several have. */
export function reasonOf<Reason extends string>(
  table: Readonly<Record<Reason, { readonly code: string }>>,
  error: unknown,
): Reason | null {
  const [reason = null, ...others] = reasonsOf(table, error);
  return others.length === 0 ? reason : null;
}

/** What takes that reason away, or each of those that share its code; `undefined` when nothing does. */
export function mendOf<Reason extends string, M extends Mend>(
  table: Readonly<Record<Reason, { readonly code: string; readonly mend?: M }>>,
  error: unknown,
): M | undefined {
  const mends = new Set(reasonsOf(table, error).map((reason) => mendFor(table, reason)));
  const [mend] = mends;
  return mends.size === 1 ? mend : undefined;
}

import { mendFor, type Mend } from '@magpie/domain/decision';
import { platformErrorOf } from './errors-link.ts';

/** The reason of a table whose code the platform answered; `null` for another error, and for a code that several have. */
export function reasonOf<Reason extends string>(
  table: Readonly<Record<Reason, { readonly code: string }>>,
  error: unknown,
): Reason | null {
  const code = platformErrorOf(error)?.code;
  const isReason = (key: string): key is Reason => Object.hasOwn(table, key);
  const [reason = null, ...others] = Object.keys(table)
    .filter(isReason)
    .filter((key) => table[key].code === code);
  return others.length === 0 ? reason : null;
}

/** What takes that reason away; `undefined` when nothing does. */
export function mendOf<Reason extends string, M extends Mend>(
  table: Readonly<Record<Reason, { readonly code: string; readonly mend?: M }>>,
  error: unknown,
): M | undefined {
  const reason = reasonOf(table, error);
  return reason === null ? undefined : mendFor(table, reason);
}

import { platformErrorOf } from '#shared/apollo/index.ts';

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

import { money } from '../../money/index.ts';
import type { CurrencyType, Minor } from '../../money/index.ts';

/** Null when the input is not numeric (DEP-04). A trailing dot, as while typing, is ignored. */
export function readTypedAmount(text: string, type: CurrencyType): Minor | null {
  const parsed = money.parse(text.trim().replace(/\.$/, ''), type);
  return parsed.ok ? parsed.value : null;
}

/** With all the decimals of its currency (DEP-35). */
export function toTypedAmount(amount: Minor, type: CurrencyType): string {
  return money.format(amount, type);
}

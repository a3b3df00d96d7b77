import { money } from '../money/index.ts';
import type { CurrencyType, Minor } from '../money/index.ts';

/**
 * The amount in an amount input, or null when it is not numeric (DEP-04). A dot with nothing after it, as it stands while
 * a person types, is passed over.
 */
export function readTypedAmount(text: string, type: CurrencyType): Minor | null {
  const parsed = money.parse(text.trim().replace(/\.$/, ''), type);
  return parsed.ok ? parsed.value : null;
}

/** An amount as an amount input holds it, with all the decimals of its currency (DEP-35). */
export function toTypedAmount(amount: Minor, type: CurrencyType): string {
  return money.format(amount, type);
}

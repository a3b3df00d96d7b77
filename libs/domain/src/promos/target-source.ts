import { displayMoney } from '../format/index.ts';
import { money } from '../money/index.ts';
import type { CurrencyType, Minor } from '../money/index.ts';
import type { AwardRules } from './award.ts';

export interface TargetSource extends Pick<AwardRules, 'kind' | 'wagering'> {
  readonly bonus: Minor;
  /** The deposit that earned it; zero where none did. */
  readonly deposit: Minor;
  readonly turnoverTarget: Minor;
  readonly currency: { readonly symbol: string; readonly type: CurrencyType };
}

/**
 * What a turnover target is made of: '5 × (A$150.00 bonus + A$300.00 deposit)'; null for no target, and where the rules of the
 * offer do not make it, as they may have changed since the award.
 */
export function targetSourceText(source: TargetSource): string | null {
  const { kind, wagering, bonus, deposit, turnoverTarget, currency } = source;
  const shown = (amount: Minor) => displayMoney(money.format(amount, currency.type), currency);
  const matched = kind === 'BONUS_PLUS_DEPOSIT' && deposit > 0n;
  const base = matched ? money.add(bonus, deposit) : bonus;
  const target = money.multiplyRatio(base, BigInt(wagering), 1n);
  if (target === 0n || target !== turnoverTarget) return null;
  const times = `${String(wagering)} ×`;
  return matched
    ? `${times} (${shown(bonus)} bonus + ${shown(deposit)} deposit)`
    : `${times} ${shown(bonus)} bonus`;
}

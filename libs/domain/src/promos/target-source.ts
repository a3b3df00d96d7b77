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

const isMatched = ({ kind, deposit }: Pick<TargetSource, 'kind' | 'deposit'>) =>
  kind === 'BONUS_PLUS_DEPOSIT' && deposit > 0n;

/** Whether the rules of the offer make the target of an award, which may have changed since, as what is left of its bonus has. */
export function isTargetOfOffer(source: Omit<TargetSource, 'currency'>): boolean {
  const { wagering, bonus, deposit, turnoverTarget } = source;
  const base = isMatched(source) ? money.add(bonus, deposit) : bonus;
  return money.multiplyRatio(base, BigInt(wagering), 1n) === turnoverTarget;
}

/**
 * What a turnover target is made of: '5 × (A$150.00 bonus + A$300.00 deposit)'; null for no target, and where the rules of the
 * offer do not make it.
 */
export function targetSourceText(source: TargetSource): string | null {
  const { wagering, bonus, deposit, turnoverTarget, currency } = source;
  const shown = (amount: Minor) => displayMoney(money.format(amount, currency.type), currency);
  if (turnoverTarget === 0n || !isTargetOfOffer(source)) return null;
  const times = `${String(wagering)} ×`;
  return isMatched(source)
    ? `${times} (${shown(bonus)} bonus + ${shown(deposit)} deposit)`
    : `${times} ${shown(bonus)} bonus`;
}

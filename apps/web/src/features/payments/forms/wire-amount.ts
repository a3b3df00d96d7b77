import { money, type CurrencyType, type Minor } from '@magpie/domain/money';

/** An amount of an answer in minor units; zero for a text that is no amount, which the contract does not give. */
export function wireAmount(text: string, type: CurrencyType): Minor {
  const parsed = money.parse(text, type);
  return parsed.ok ? parsed.value : money.zero;
}

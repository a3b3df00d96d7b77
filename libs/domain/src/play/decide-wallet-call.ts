import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { money } from '../money/index.ts';
import type { CurrencyType, Minor } from '../money/index.ts';
import type { WalletOrderDetails, WalletOrderReason } from './wallet-call-reasons.ts';

export interface GivenAmount {
  readonly amount: string;
  readonly currency: string;
  readonly of: 'BET' | 'WIN';
  /** What of the stake a win buys back, if any. */
  readonly stake?: string | undefined;
}

export interface WalletOrderFacts<Session> {
  /** Null if no session of the vendor's games has that id. */
  readonly session: Session | null;
  readonly given: GivenAmount | null;
}

export interface WalletOrderPlan<Session> {
  readonly session: Session;
  /** Zero for a call without an amount. */
  readonly amount: Minor;
  /** What of the stake a win buys back. */
  readonly bought: Minor;
}

export function decideWalletOrder<
  Session extends { readonly currency: string; readonly currencyType: CurrencyType },
>({
  session,
  given,
}: WalletOrderFacts<Session>): Decision<WalletOrderPlan<Session>, WalletOrderReason, WalletOrderDetails> {
  if (!session) return refuse('sessionUnknown', { currency: '' });
  const { currency, currencyType } = session;
  if (!given) return allow({ session, amount: money.zero, bought: money.zero });
  if (given.currency !== currency) return refuse('otherCurrency', { currency });
  const parsed = money.parse(given.amount, currencyType);
  if (!parsed.ok || !money.isPostable(parsed.value)) return refuse('notAnAmount', { currency });
  if (given.of === 'BET' && parsed.value === money.zero) return refuse('zeroStake', { currency });
  const bought = money.parse(given.stake ?? '0', currencyType);
  if (!bought.ok || !money.isPostable(bought.value)) return refuse('notAStake', { currency });
  return allow({ session, amount: parsed.value, bought: bought.value });
}

import type { WalletMode } from '../wallets/index.ts';
import { promoOutcome } from './outcome.ts';
import type { OutcomeFacts } from './outcome.ts';

export interface EndInPlayFacts extends OutcomeFacts {
  readonly name: string;
  /** Of which money stakes are from then on; null without another promo. */
  readonly stakedFrom: WalletMode | null;
}

/**
 * What a member is told above an open game of the end of the promo that it was played with, and with which money the game goes
 * on. Null while the promo is not over, and where the member cancelled it, having been told then.
 */
export function endInPlayText({ name, stakedFrom, ...facts }: EndInPlayFacts): string | null {
  const outcome = promoOutcome(facts);
  if (!outcome || facts.endCause === 'MEMBER') return null;
  const money = stakedFrom === 'BONUS' ? 'the bonus of your next promo' : 'your cash';
  return `${name} has ended (${outcome.label}). ${outcome.text} The game goes on with ${money}.`;
}

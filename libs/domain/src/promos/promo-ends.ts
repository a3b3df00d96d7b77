import type { WalletMode } from '../wallets/index.ts';
import { spinsEnding } from './end-effects.ts';
import { givenUpByWithdrawals } from './promo-loss.ts';
import type { EarnedPromo } from './promo-loss.ts';

export interface RunningPromoTerms extends EarnedPromo {
  readonly walletMode: WalletMode;
  /** The day of its end, as shown; null without one. */
  readonly ends: string | null;
  /** How many of the free spins that came with it are left. */
  readonly freeSpins: number;
}

/** Which ends leave a member the free spins that came with it, by `spinsEnding`; nothing without any. */
function spinsText({ freeSpins, walletMode }: RunningPromoTerms): string {
  const kept = [
    ...(spinsEnding.COMPLETE === null ? ['at its target'] : []),
    ...(walletMode === 'BONUS' && spinsEnding.LOST === null ? ['for want of bonus money'] : []),
  ];
  if (freeSpins === 0 || kept.length === 0) return '';
  return ` The free spins that are left stay yours when it ends ${kept.join(' or ')}, and go with any other end.`;
}

function withdrawalEnds(promo: RunningPromoTerms): readonly string[] {
  const by = givenUpByWithdrawals(promo);
  if (by === 'NONE') return [];
  return [by === 'ANY' ? 'with a withdrawal in any currency' : `with a withdrawal in ${promo.currency}`];
}

/** Each way in which a promo in force can end, in one sentence (PROMO-46, PROMO-48, WDR-28). */
export function promoEndsText(promo: RunningPromoTerms): string {
  const ends = [
    'at its target',
    ...(promo.ends === null ? [] : [`on ${promo.ends}`]),
    ...(promo.walletMode === 'BONUS' ? ['when too little bonus money is left for a bet'] : []),
    ...withdrawalEnds(promo),
  ];
  return `It ends ${ends.join(', ')}, or when you cancel it.${spinsText(promo)}`;
}

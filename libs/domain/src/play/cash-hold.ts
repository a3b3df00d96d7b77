import { displayMoney } from '../format/index.ts';
import { money } from '../money/index.ts';
import { promoLossText } from '../promos/index.ts';
import type { PromoLoss } from '../promos/index.ts';
import { walletMode } from './wallet-mode.ts';
import type { WalletModeFacts } from './wallet-mode.ts';

/** What keeps a member's cash out of play: it is down to the promo's minimum (WMODE-04), or the promo plays with its bonus. */
export type CashHold = 'LOW_CASH' | 'BONUS_MODE';

/** What keeps the cash out of play now; null where it can be staked. */
export function cashHold(facts: WalletModeFacts): CashHold | null {
  const mode = walletMode(facts);
  if (mode === 'BONUS') return 'BONUS_MODE';
  return mode === 'SWITCH' ? 'LOW_CASH' : null;
}

export type WayOut = 'SWITCH_TO_BONUS' | 'DEPOSIT' | 'CANCEL_PROMO';

export const wayOutLabels: Readonly<Record<WayOut, string>> = {
  SWITCH_TO_BONUS: 'Switch to bonus mode',
  DEPOSIT: 'Deposit',
  CANCEL_PROMO: 'Cancel bonus, play my cash',
};

/** Amounts are wire decimals of the currency of the loss. */
export interface CashHoldFacts {
  readonly hold: CashHold;
  /** All of the member's cash in the promo's currency, which is free to be staked once the promo has ended. */
  readonly cash: string;
  /** Null while it is not known. */
  readonly promo: {
    readonly name: string;
    readonly minimumCash: string;
    readonly loss: PromoLoss;
  } | null;
}

/** In the order in which they are offered. A deposit frees nothing in BONUS mode, which no balance ends (WMODE-01). */
const ways: Readonly<Record<CashHold, readonly WayOut[]>> = {
  LOW_CASH: ['SWITCH_TO_BONUS', 'DEPOSIT', 'CANCEL_PROMO'],
  BONUS_MODE: ['CANCEL_PROMO'],
};

const isSome = (amount: string, { type }: PromoLoss['currency']) => money.parseOrZero(amount, type) > 0n;

/** The promo is cancelled only for cash that there is, and where it can be said what is lost with it. */
export function waysOut({ hold, cash, promo }: CashHoldFacts): readonly WayOut[] {
  const freesCash = promo !== null && isSome(cash, promo.loss.currency);
  return ways[hold].filter((way) => way !== 'CANCEL_PROMO' || freesCash);
}

function whyHeld(hold: CashHold, cash: string, promo: NonNullable<CashHoldFacts['promo']>): string {
  const { name, minimumCash, loss } = promo;
  const shown = (amount: string) => displayMoney(amount, loss.currency);
  if (hold === 'BONUS_MODE') {
    const kept = `Your cash of ${shown(cash)} stays out of play.`;
    return `${name} plays with its bonus money, of which ${shown(loss.bonus)} is left. ${kept}`;
  }
  const left = `You have ${shown(cash)} of cash and ${shown(loss.bonus)} of bonus money left.`;
  if (!isSome(minimumCash, loss.currency)) return left;
  return `While ${name} is active, you can play with cash only if you have more than ${shown(minimumCash)} of it. ${left}`;
}

export interface CashHoldText {
  readonly why: string;
  /** What cancelling the promo frees and loses; null where that is no way out. */
  readonly cancelling: string | null;
}

/** What is said above the ways out; null while the promo is not known. */
export function cashHoldText(facts: CashHoldFacts): CashHoldText | null {
  const { hold, cash, promo } = facts;
  if (!promo) return null;
  const freed = `Cancel the bonus, and your cash of ${displayMoney(cash, promo.loss.currency)} is free to play.`;
  return {
    why: whyHeld(hold, cash, promo),
    cancelling: waysOut(facts).includes('CANCEL_PROMO') ? `${freed} ${promoLossText(promo.loss)}` : null,
  };
}

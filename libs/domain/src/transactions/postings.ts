import type { TransactionTypeName } from './transactions.ts';

/**
 * House accounts. GAMES, JACKPOT and TOURNAMENT are one account per vendor, jackpot or tournament; HELD holds
 * withdrawals in flight, OPENING what the platform itself adds or removes.
 */
export type HouseAccountKind =
  | 'CASH_IN'
  | 'CASH_OUT'
  | 'HELD'
  | 'PROMO'
  | 'CASHBACK'
  | 'REWARDS'
  | 'ADJUSTMENT'
  | 'FEES'
  | 'OPENING'
  | 'GAMES'
  | 'JACKPOT'
  | 'TOURNAMENT';

export interface PostingRule {
  readonly sign: 'CREDIT' | 'DEBIT' | 'EITHER';
  /** The counter account; null when it is another wallet of the member. */
  readonly counter: HouseAccountKind | null;
  readonly house?: readonly HouseAccountKind[];
  /** True when no flow of the product posts it, so that the operator may. */
  readonly byOperator?: true;
}

const credit = (counter: HouseAccountKind): PostingRule => ({ sign: 'CREDIT', counter });
const debit = (counter: HouseAccountKind): PostingRule => ({ sign: 'DEBIT', counter });
const operator = (rule: PostingRule): PostingRule => ({ ...rule, byOperator: true });
const ownWallets: PostingRule = { sign: 'EITHER', counter: null };

/** By type of the history's filters (TXN-06). */
export const postingRules: Readonly<Record<TransactionTypeName, PostingRule>> = {
  DEPOSIT: credit('CASH_IN'),
  DEPOSIT_REVERSAL: debit('CASH_IN'),
  WITHDRAWAL: { ...debit('HELD'), house: ['HELD', 'CASH_OUT', 'FEES'] },
  WITHDRAWAL_CANCELLED: credit('HELD'),
  WITHDRAWAL_REJECTED: credit('HELD'),
  BET: debit('GAMES'),
  FREE_SPIN_BET: { ...debit('GAMES'), house: ['PROMO', 'GAMES'] },
  BET_REFUND: { ...credit('GAMES'), house: ['PROMO', 'GAMES'] },
  PROMO_BONUS: credit('PROMO'),
  PROMO_CONVERSION: ownWallets,
  PROMO_CANCELLATION: debit('PROMO'),
  PROMO_EXPIRY: debit('PROMO'),
  CONSUMABLE_BONUS: credit('PROMO'),
  FREE_SPIN_BONUS: operator(credit('PROMO')),
  CASHBACK: credit('CASHBACK'),
  CASHBACK_REVERSAL: operator(debit('CASHBACK')),
  PAYOUT: credit('GAMES'),
  SPORTS_PAYOUT: credit('GAMES'),
  FREE_SPIN_PAYOUT: credit('GAMES'),
  JACKPOT_PAYOUT: operator(credit('JACKPOT')),
  TOURNAMENT_PAYOUT: operator(credit('TOURNAMENT')),
  AUTO_PAYOUT: operator(credit('GAMES')),
  TRANSFER_IN: operator(ownWallets),
  TRANSFER_OUT: operator(ownWallets),
  MANUAL_ADJUSTMENT_CREDIT: operator(credit('ADJUSTMENT')),
  MANUAL_ADJUSTMENT_DEBIT: operator(debit('ADJUSTMENT')),
  ADJUSTMENT_CREDIT: operator(credit('ADJUSTMENT')),
  ADJUSTMENT_DEBIT: operator(debit('ADJUSTMENT')),
  DEPOSIT_FEE: debit('FEES'),
  WITHDRAWAL_FEE: debit('HELD'),
  LEVEL_UP_REWARD: credit('REWARDS'),
  ACHIEVEMENT_REWARD: credit('REWARDS'),
  SYSTEM_CREDIT: { ...operator(credit('OPENING')), house: ['OPENING', 'JACKPOT'] },
  SYSTEM_DEBIT: operator(debit('OPENING')),
};

export interface PostingLeg {
  readonly house: HouseAccountKind | null;
  /** Minor units added to it. */
  readonly amount: bigint;
}

const fits = (sign: PostingRule['sign'], amount: bigint): boolean =>
  sign === 'EITHER' || amount > 0n === (sign === 'CREDIT');

/** The violation as a sentence; null when the entry follows its type's rule (TXN-06). */
export function postingProblem(type: TransactionTypeName, legs: readonly PostingLeg[]): string | null {
  const { sign, counter, house = [] } = postingRules[type];
  const wallets = legs.filter((leg) => leg.house === null);
  const accounts = legs.flatMap((leg) => leg.house ?? []);
  if (wallets.length === 0) {
    return accounts.length > 0 && accounts.every((account) => house.includes(account))
      ? null
      : `${type} moves no such money of the house.`;
  }
  if (accounts.some((account) => account !== counter))
    return `${type} is not posted against ${accounts.join()}.`;
  if (counter === null && wallets.length < 2) return `${type} moves money between two wallets.`;
  if (!wallets.every(({ amount }) => fits(sign, amount))) return wrongSign(type);
  return null;
}

const wrongSign = (type: TransactionTypeName): string =>
  `${type} ${postingRules[type].sign === 'CREDIT' ? 'adds to' : 'takes from'} a wallet.`;

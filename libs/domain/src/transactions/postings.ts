import type { TransactionTypeName } from './transactions.ts';

/**
 * Accounts on the house's side. GAMES, JACKPOT and TOURNAMENT stand for one account of each vendor, jackpot and tournament;
 * HELD has what withdrawals under way took, OPENING what the platform itself brings in or takes out.
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

/** How transactions of one type are posted. */
export interface PostingRule {
  /** What they do to the member's wallets: add to them, take from them, or move between two of them. */
  readonly sign: 'CREDIT' | 'DEBIT' | 'EITHER';
  /** The account on the other side; null when that is another wallet of the same member. */
  readonly counter: HouseAccountKind | null;
  /** Accounts of an entry of this type that moves no wallet; left out when each one moves some. */
  readonly house?: readonly HouseAccountKind[];
  /** True when no flow of the product posts it, so that the operator may. */
  readonly byOperator?: true;
}

const credit = (counter: HouseAccountKind): PostingRule => ({ sign: 'CREDIT', counter });
const debit = (counter: HouseAccountKind): PostingRule => ({ sign: 'DEBIT', counter });
const operator = (rule: PostingRule): PostingRule => ({ ...rule, byOperator: true });
const ownWallets: PostingRule = { sign: 'EITHER', counter: null };

/** How each type of the history's filters is posted (TXN-06). */
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

/** One side of an entry. */
export interface PostingLeg {
  /** Account of the house, or null for a wallet of the member. */
  readonly house: HouseAccountKind | null;
  /** Minor units added to it. */
  readonly amount: bigint;
}

const fits = (sign: PostingRule['sign'], amount: bigint): boolean =>
  sign === 'EITHER' || amount > 0n === (sign === 'CREDIT');

/** What is wrong with an entry of a type, as a sentence; null when it is posted as its rule says (TXN-06). */
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

import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { postingRules } from '../transactions/index.ts';
import type { HouseAccountKind, TransactionTypeName } from '../transactions/index.ts';
import { isBonusWallet } from '../wallets/index.ts';
import type { AdjustmentDetails, AdjustmentReason, OperatorPostingReason } from './adjustment-reasons.ts';
import { decideAmount } from './operator-amount.ts';
import type { HoldingWallet, OperatorAmount, ReadAmount } from './operator-amount.ts';

export type Payer = Extract<HouseAccountKind, 'GAMES' | 'JACKPOT' | 'TOURNAMENT'>;

export interface AdjustmentFacts extends OperatorAmount {
  readonly walletType: HoldingWallet | 'BONUS';
  /** When null, a manual adjustment by the sign of the amount. */
  readonly type: TransactionTypeName | null;
  /** The id of the paying account; null when none was given. */
  readonly source: string | null;
  /** Whether {@link payerOf} the type has a source of that id. */
  readonly sourceExists: boolean;
  /** Balance of the paying jackpot, in minor units; null when no jackpot pays. */
  readonly pool: bigint | null;
  readonly promoInForce: boolean;
}

export interface AdjustmentPlan extends ReadAmount {
  readonly wallet: HoldingWallet;
  readonly type: TransactionTypeName;
  readonly counter: Exclude<HouseAccountKind, Payer> | `${Payer}:${string}`;
}

const isPayer = (counter: HouseAccountKind | null): counter is Payer =>
  counter === 'GAMES' || counter === 'JACKPOT' || counter === 'TOURNAMENT';

const manual = (amount: string): TransactionTypeName =>
  amount.startsWith('-') ? 'MANUAL_ADJUSTMENT_DEBIT' : 'MANUAL_ADJUSTMENT_CREDIT';

/** The kind of account that pays for a type; null when the house has a single account for it, or no type is given. */
export function payerOf(type: TransactionTypeName | null): Payer | null {
  const counter = type === null ? null : postingRules[type].counter;
  return isPayer(counter) ? counter : null;
}

function decidePosting(
  type: TransactionTypeName,
  amount: bigint,
): Decision<HouseAccountKind, OperatorPostingReason> {
  const { sign, counter, byOperator } = postingRules[type];
  if (byOperator === undefined) return refuse('ownFlow');
  if (counter === null) return refuse('onlyTransfer');
  if (sign === 'CREDIT' && amount < 0n) return refuse('onlyAdds');
  return sign === 'DEBIT' && amount > 0n ? refuse('onlyTakes') : allow(counter);
}

function decideCounter(
  kind: HouseAccountKind,
  { source, sourceExists }: AdjustmentFacts,
): Decision<AdjustmentPlan['counter'], 'nobodyPays' | 'unknownPayer'> {
  if (!isPayer(kind)) return source === null ? allow(kind) : refuse('nobodyPays');
  return source !== null && sourceExists ? allow(`${kind}:${source}` as const) : refuse('unknownPayer');
}

/** Decides on an operator's adjustment. Whether the wallet covers it is decided by the ledger (TXN-06). */
export function decideAdjustment(
  facts: AdjustmentFacts,
): Decision<AdjustmentPlan, AdjustmentReason, AdjustmentDetails> {
  const { walletType: wallet, currency, amount, pool, promoInForce } = facts;
  const type = facts.type ?? manual(amount);
  const details = { type, currency, amount };
  if (wallet === 'BONUS') return refuse('ambiguousWallet', details);
  const read = decideAmount({ currency, amount }, { negative: true });
  if (!read.allowed) return refuse(read.reason, details);
  const { change } = read.plan;
  const posting = decidePosting(type, change);
  if (!posting.allowed) return refuse(posting.reason, details);
  const counter = decideCounter(posting.plan, facts);
  if (!counter.allowed) return refuse(counter.reason, details);
  // What lies there without a promo can still be taken out.
  if (change > 0n && isBonusWallet(wallet) && !promoInForce) return refuse('withoutPromo', details);
  if (pool !== null && change > pool) return refuse('emptyPool', details);
  return allow({ wallet, type, counter: counter.plan, ...read.plan });
}

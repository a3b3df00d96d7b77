import {
  adjustmentReasons,
  decideAdjustment,
  decideTransfer,
  payerOf,
  transferReasons,
} from '@magpie/domain/control';
import type { AdjustmentFacts, Payer } from '@magpie/domain/control';
import { money } from '@magpie/domain/money';
import { refusalOf } from '#platform/graphql/index.ts';
import { once } from '#platform/idempotency/index.ts';
import { balances, houseAccount, houseBalance, memberAccount } from '#platform/ledger/index.ts';
import type { EntryInput, WalletBalances } from '#platform/ledger/index.ts';
import type { TransactionType, WalletType } from '#platform/store/contract-types.ts';
import type { Reader } from '#platform/store/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import type { MemberRow } from '../account/index.ts';
import { activeRow, settlePromo } from '../promos/index.ts';
import { decimal, publishBalance } from '../wallets/index.ts';
import { findMember } from './members.ts';
import { payerExists } from './store.ts';

export interface Adjustment {
  readonly walletType: WalletType;
  readonly currency?: string | null | undefined;
  readonly amount: string;
  /** Type of the transaction; a manual adjustment by its sign when left out. */
  readonly type?: TransactionType | null | undefined;
  /** Id of the vendor, jackpot or tournament that pays. */
  readonly source?: string | null | undefined;
}

export interface Transfer {
  readonly from: WalletType;
  readonly to: WalletType;
  readonly currency?: string | null | undefined;
  readonly amount: string;
}

async function sourceExists(db: Reader, payer: Payer | null, source: string | null): Promise<boolean> {
  return payer !== null && source !== null && payerExists(db, payer, source);
}

async function promoInForce(db: Reader, memberId: string, currency: string): Promise<boolean> {
  return (await activeRow(db, memberId))?.currency === currency;
}

async function factsOf(
  db: Reader,
  { id, activeCurrency }: MemberRow,
  adjustment: Adjustment,
): Promise<AdjustmentFacts> {
  const { walletType, amount, currency, type = null, source = null } = adjustment;
  const code = currency ?? activeCurrency;
  const payer = payerOf(type);
  const exists = await sourceExists(db, payer, source);
  const pool = exists && payer === 'JACKPOT' ? houseAccount(`JACKPOT:${source ?? ''}`, code) : null;
  return {
    walletType,
    amount,
    currency: code,
    type,
    source,
    sourceExists: exists,
    pool: pool && (await houseBalance(db, pool)),
    promoInForce: await promoInForce(db, id, code),
  };
}

interface Posting extends Omit<EntryInput, 'key' | 'memberId'> {
  readonly memberId: string;
  /** Whose new balance is answered. */
  readonly wallet: keyof WalletBalances;
  readonly currency: string;
}

/** Posts for a member, whose promo is lost when that leaves too little bonus money for any bet (PROMO-48). */
async function post(unit: Unit, { memberId, wallet, currency, ...entry }: Posting): Promise<bigint> {
  await unit.post({ ...entry, key: `control:${unit.id('adj')}`, memberId });
  const promo = await activeRow(unit.db, memberId);
  if (promo) await settlePromo(unit, promo.id);
  await publishBalance(unit, memberId);
  return (await balances(unit.db, memberId, currency))[wallet];
}

/** Posts an adjustment within a unit. @throws Refusal as {@link adjustBalance} */
export async function adjust(unit: Unit, member: MemberRow, adjustment: Adjustment): Promise<string> {
  const { id: memberId } = member;
  const decision = decideAdjustment(await factsOf(unit.db, member, adjustment));
  if (!decision.allowed) throw refusalOf(adjustmentReasons, decision);
  const { wallet, currency, change, type, counter } = decision.plan;
  const balance = await post(unit, {
    ...{ memberId, wallet, currency: currency.code, type },
    postings: [
      { account: memberAccount(memberId, wallet, currency.code), amount: change },
      { account: houseAccount(counter, currency.code), amount: money.negate(change) },
    ],
    details: { name: adjustment.type == null ? 'Manual adjustment' : 'Adjustment' },
  });
  return decimal(balance, currency);
}

/**
 * Posts an adjustment, or another transaction that no flow posts, and answers the wallet's new balance.
 * @param key idempotency key of the attempt, or null
 * @throws Refusal NOT_FOUND, BAD_USER_INPUT, also for a type that is posted otherwise or a balance too large to be kept,
 *   CONFLICT for bonus money that no promo of the member would own, INSUFFICIENT_BALANCE when the wallet or a jackpot's pool
 *   would fall below zero, or IDEMPOTENCY_CONFLICT
 */
export function adjustBalance(
  world: World,
  member: string,
  adjustment: Adjustment,
  key: string | null,
): Promise<string> {
  return world.write(async (unit) => {
    const row = await findMember(unit.db, member);
    const { walletType, amount, currency = null, type = null, source = null } = adjustment;
    const content = { walletType, amount: money.canonical(amount), currency, type, source };
    const order = { memberId: row.id, key, operation: 'adjustBalance', content, byOperator: true };
    return once(unit, order, () => adjust(unit, row, adjustment));
  });
}

async function move(unit: Unit, { id: memberId, activeCurrency }: MemberRow, transfer: Transfer) {
  const code = transfer.currency ?? activeCurrency;
  const facts = { currency: code, promoInForce: await promoInForce(unit.db, memberId, code) };
  const decision = decideTransfer({ ...transfer, ...facts });
  if (!decision.allowed) throw refusalOf(transferReasons, decision);
  const { from, to, currency, change } = decision.plan;
  const balance = await post(unit, {
    ...{ memberId, wallet: to, currency: currency.code, type: 'TRANSFER_OUT' },
    postings: [
      { account: memberAccount(memberId, from, currency.code), amount: money.negate(change) },
      { account: memberAccount(memberId, to, currency.code), amount: change },
    ],
    details: { name: 'Transfer' },
  });
  return decimal(balance, currency);
}

/**
 * Moves money between two wallets of a member by one entry, and answers the new balance of the one it came into.
 * @param key idempotency key of the attempt, or null
 * @throws Refusal NOT_FOUND, BAD_USER_INPUT, CONFLICT into a bonus wallet whose money no promo would own, INSUFFICIENT_BALANCE
 *   when the wallet it leaves holds less, or IDEMPOTENCY_CONFLICT
 */
export function transferBalance(
  world: World,
  member: string,
  transfer: Transfer,
  key: string | null,
): Promise<string> {
  return world.write(async (unit) => {
    const row = await findMember(unit.db, member);
    const { from, to, amount, currency = null } = transfer;
    const content = { from, to, amount: money.canonical(amount), currency };
    const order = { memberId: row.id, key, operation: 'transferBalance', content, byOperator: true };
    return once(unit, order, () => move(unit, row, transfer));
  });
}

import { currencyOf, money } from '@magpie/domain/money';
import { operatorProblem, postingRules } from '@magpie/domain/transactions';
import { Refusal } from '../../platform/graphql/index.ts';
import { once } from '../../platform/idempotency/index.ts';
import { houseAccount, memberAccount } from '../../platform/ledger/index.ts';
import type { BookedWallet, EntryInput, HouseAccount } from '../../platform/ledger/index.ts';
import type { TransactionType, WalletType } from '../../platform/store/contract-types.ts';
import type { Reader } from '../../platform/store/index.ts';
import type { Unit, World } from '../../platform/worlds/index.ts';
import type { MemberRow } from '../account/index.ts';
import { emitPromoBalance } from '../promos/index.ts';
import { decimal } from '../wallets/index.ts';
import { findMember } from './members.ts';

/** What is to be booked on a wallet. */
export interface Adjustment {
  readonly walletType: WalletType;
  readonly currency?: string | null | undefined;
  /** Decimal of the wire; negative removes. */
  readonly amount: string;
  /** Type of the transaction; a manual adjustment by its sign when left out. */
  readonly type?: TransactionType | null | undefined;
  /** Id of the vendor, jackpot or tournament that pays. */
  readonly source?: string | null | undefined;
}

/** What is to be moved from one wallet to another. */
export interface Transfer {
  readonly from: WalletType;
  readonly to: WalletType;
  readonly currency?: string | null | undefined;
  /** Decimal of the wire. */
  readonly amount: string;
}

const refuse = (message: string): never => {
  throw new Refusal('BAD_USER_INPUT', message);
};

const bookedWallet = (wallet: WalletType): BookedWallet =>
  wallet === 'BONUS' ? refuse('BONUS stands for two wallets; name one of them.') : wallet;

function readAmount(amount: string, code: string, negative: boolean) {
  const currency = currencyOf(code) ?? refuse(`There is no currency '${code}'.`);
  const parsed = money.parse(amount, currency.type, { negative });
  if (!parsed.ok) return refuse(`'${amount}' is no amount of ${currency.code}.`);
  if (!money.isBookable(parsed.value)) return refuse(`'${amount}' is too large to be booked.`);
  return parsed.value === 0n ? refuse('The amount must not be zero.') : { currency, change: parsed.value };
}

const sources = { GAMES: 'vendors', JACKPOT: 'jackpots', TOURNAMENT: 'tournaments' } as const;

/** The account on the other side of a type's postings. @throws Refusal BAD_USER_INPUT for a source that is none of it */
async function counterOf(db: Reader, type: TransactionType, source: string | null): Promise<HouseAccount> {
  const { counter } = postingRules[type];
  if (counter === null) return refuse(`${type} has no other side.`);
  if (counter !== 'GAMES' && counter !== 'JACKPOT' && counter !== 'TOURNAMENT') {
    return source === null ? counter : refuse(`${type} is paid by nobody who can be named.`);
  }
  const table = sources[counter];
  const known = await db
    .selectFrom(table)
    .select('id')
    .where('id', '=', source ?? '')
    .executeTakeFirst();
  return known ? `${counter}:${known.id}` : refuse(`Name who pays a ${type}: one of the ${table}.`);
}

/** Posts an entry of the operator, pushes balanceUpdated and answers the new balances of its accounts. */
async function book(unit: Unit, memberId: string, entry: Omit<EntryInput, 'key' | 'memberId'>) {
  const { balances } = await unit.post({ ...entry, key: `control:${unit.id('adj')}`, memberId });
  await emitPromoBalance(unit, memberId);
  return balances.map(({ balance }) => balance);
}

async function carryOutAdjustment(unit: Unit, { id, active_currency }: MemberRow, adjustment: Adjustment) {
  const wallet = bookedWallet(adjustment.walletType);
  const { currency, change } = readAmount(adjustment.amount, adjustment.currency ?? active_currency, true);
  const type = adjustment.type ?? (change > 0n ? 'MANUAL_ADJUSTMENT_CREDIT' : 'MANUAL_ADJUSTMENT_DEBIT');
  const problem = operatorProblem(type, change);
  if (problem !== null) return refuse(problem);
  const counter = await counterOf(unit.db, type, adjustment.source ?? null);
  const [balance = 0n, left = 0n] = await book(unit, id, {
    type,
    postings: [
      { account: memberAccount(id, wallet, currency.code), amount: change },
      { account: houseAccount(counter, currency.code), amount: money.negate(change) },
    ],
    details: { name: adjustment.type == null ? 'Manual adjustment' : 'Adjustment' },
  });
  if (type === 'JACKPOT_PAYOUT' && left < 0n) {
    throw new Refusal('INSUFFICIENT_BALANCE', 'The pool of this jackpot holds less.');
  }
  return decimal(balance, currency);
}

/**
 * Books an adjustment, or another transaction that no flow books, and answers the wallet's new balance.
 *
 * @param key idempotency key of the attempt, or null
 * @throws Refusal NOT_FOUND, BAD_USER_INPUT, also for a type that is booked otherwise or a balance too large to be kept,
 *   INSUFFICIENT_BALANCE when the wallet or a jackpot's pool would fall below zero, or IDEMPOTENCY_CONFLICT
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
    const content = { walletType, amount, currency, type, source };
    const order = { memberId: row.id, key, operation: 'adjustBalance', content };
    return once(unit, order, () => carryOutAdjustment(unit, row, adjustment));
  });
}

function readTransfer(transfer: Transfer, active: string) {
  const [from, to] = [bookedWallet(transfer.from), bookedWallet(transfer.to)];
  if (from === to) return refuse('A transfer is made between two wallets.');
  return { from, to, ...readAmount(transfer.amount, transfer.currency ?? active, false) };
}

async function carryOutTransfer(unit: Unit, { id, active_currency }: MemberRow, transfer: Transfer) {
  const { from, to, currency, change } = readTransfer(transfer, active_currency);
  const [, balance = 0n] = await book(unit, id, {
    type: 'TRANSFER_OUT',
    postings: [
      { account: memberAccount(id, from, currency.code), amount: money.negate(change) },
      { account: memberAccount(id, to, currency.code), amount: change },
    ],
    details: { name: 'Transfer' },
  });
  return decimal(balance, currency);
}

/**
 * Moves money between two wallets of a member by one entry, and answers the new balance of the one it came into.
 *
 * @param key idempotency key of the attempt, or null
 * @throws Refusal NOT_FOUND, BAD_USER_INPUT, INSUFFICIENT_BALANCE when the wallet it leaves holds less, or
 *   IDEMPOTENCY_CONFLICT
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
    const content = { from, to, amount, currency };
    const order = { memberId: row.id, key, operation: 'transferBalance', content };
    return once(unit, order, () => carryOutTransfer(unit, row, transfer));
  });
}

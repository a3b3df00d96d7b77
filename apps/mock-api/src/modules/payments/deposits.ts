import { depositProblem, paymentLimits } from '@magpie/domain/payments';
import { money } from '@magpie/domain/money';
import type { Deposit, DepositFilter } from '../../__generated__/main.ts';
import { chosenValues } from '../../platform/filters/index.ts';
import { Refusal } from '../../platform/graphql/index.ts';
import { once } from '../../platform/idempotency/index.ts';
import { pageOfViews } from '../../platform/paging/index.ts';
import type { Connection, PageArguments } from '../../platform/paging/index.ts';
import type { Reader } from '../../platform/store/index.ts';
import type { Unit, World } from '../../platform/worlds/index.ts';
import { memberRow } from '../account/index.ts';
import type { MemberRow } from '../account/index.ts';
import { availableCurrencies } from '../config/index.ts';
import { promoCodes, promoRecordByCode, settleRewards } from '../promos/index.ts';
import type { PromoRecord } from '../promos/index.ts';
import { knownCurrency, pricedCurrency } from '../wallets/index.ts';
import type { Attempt } from './attempt.ts';
import { checkMayDeposit } from './deposit-guard.ts';
import { expireDeposits, makeRoomForDraft } from './deposit-moves.ts';
import { checkNoActivePromo, isUsable } from './deposit-promo.ts';
import { addDeposit, changeDeposit, depositList, depositMethods, depositRow } from './store/index.ts';
import type { DepositRow } from './store/index.ts';
import { checkStatedCurrency } from './stated-currency.ts';
import type { StatedCurrency } from './stated-currency.ts';
import { checkLimits, readAmount } from './totals.ts';
import { depositView } from './views.ts';

/** A deposit to be prepared. */
export interface DepositOrder extends StatedCurrency {
  readonly paymentMethod: string;
  /** Decimal of the wire in the active currency. */
  readonly amount: string;
  readonly promoCode?: string | null | undefined;
}

/** The promo that comes with a deposit, or null. @throws Refusal ACTIVE_PROMO (DEP-19), BAD_USER_INPUT */
async function promoOf(unit: Unit, member: MemberRow, code: string): Promise<PromoRecord | null> {
  if (code === '') return null;
  await checkNoActivePromo(unit, member.id);
  const record = await promoRecordByCode(unit.db, code);
  if (record && (await isUsable(unit, member, record, member.active_currency))) return record;
  throw new Refusal('BAD_USER_INPUT', 'This promo cannot be used for this deposit.');
}

type Prepared = Pick<Attempt<DepositOrder>, 'order' | 'site'>;

async function prepare(unit: Unit, memberId: string, { order, site }: Prepared): Promise<string> {
  const member = await memberRow(unit.db, memberId);
  checkMayDeposit(unit.world, member, site);
  checkStatedCurrency(member, order);
  const currency = knownCurrency(member.active_currency);
  const methods = await depositMethods(unit.db, currency.code);
  const method = methods.find(({ id }) => id === order.paymentMethod);
  if (!method) throw new Refusal('BAD_USER_INPUT', 'This payment method is not available.');
  const amount = readAmount(order.amount, currency.code);
  await settleRewards(unit, memberId);
  const promo = await promoOf(unit, member, order.promoCode?.trim() ?? '');
  const least = promo?.row.minimum_deposit_minor;
  const problem = depositProblem(amount, {
    type: currency.type,
    limits: paymentLimits(pricedCurrency(currency.code)).deposit,
    method: { minimum: money.of(method.minimum_minor), maximum: money.of(method.maximum_minor) },
    promo: promo ? { minimumDepositAmount: least == null ? null : money.of(least) } : null,
  });
  if (problem !== null) throw new Refusal('BAD_USER_INPUT', problem);
  await checkLimits(unit, member, amount);
  await makeRoomForDraft(unit, memberId);
  const id = unit.id('dep');
  await addDeposit(unit.db, {
    id,
    member_id: memberId,
    payment_method_id: method.id,
    currency: currency.code,
    promo_id: promo?.row.id ?? null,
    crypto_currency: null,
    site_code: site,
    amount_minor: amount,
    created_at: unit.now.getTime(),
    changed_at: unit.now.getTime(),
  });
  return id;
}

const contentOf = ({ paymentMethod, amount, currency, promoCode }: DepositOrder) => ({
  paymentMethod,
  amount,
  currency: currency ?? null,
  promoCode: promoCode ?? null,
});

/**
 * Prepares a deposit in DRAFT and answers its id (DEP-15, DEP-29).
 *
 * @throws Refusal DEPOSIT_BLOCKED (DEP-21), PROFILE_INCOMPLETE or MOBILE_NOT_VERIFIED (DEP-36), CONFLICT for another than the active currency, ACTIVE_PROMO (DEP-19), LIMIT_EXCEEDED, or BAD_USER_INPUT for a method, amount
 * or promo that does not fit, or IDEMPOTENCY_CONFLICT
 */
export function draftDeposit(
  world: World,
  memberId: string,
  { key, operation, ...attempt }: Attempt<DepositOrder>,
): Promise<string> {
  const content = contentOf(attempt.order);
  return world.write((unit) =>
    once(unit, { memberId, key, operation, content }, () => prepare(unit, memberId, attempt)),
  );
}

/** Deposits in the shape of the contract. */
async function views(db: Reader, rows: readonly DepositRow[]): Promise<Deposit[]> {
  const methods = await depositMethods(db);
  const codes = await promoCodes(
    db,
    rows.flatMap(({ promo_id }) => promo_id ?? []),
  );
  return rows.map((row) => depositView(row, methods, codes.get(row.promo_id ?? '') ?? null));
}

async function ownView(db: Reader, memberId: string, id: string): Promise<Deposit> {
  const row = await depositRow(db, id);
  const [view] = row?.member_id === memberId ? await views(db, [row]) : [];
  if (!view) throw new Refusal('NOT_FOUND', 'This deposit does not exist.');
  return view;
}

/** Prepares a deposit as {@link draftDeposit} does and answers it as a DRAFT, a repeat too, whatever has become of it. */
export function createDeposit(
  world: World,
  memberId: string,
  { key, operation, ...attempt }: Attempt<DepositOrder>,
): Promise<Deposit> {
  return world.write((unit) =>
    once(unit, { memberId, key, operation, content: contentOf(attempt.order) }, async () =>
      ownView(unit.db, memberId, await prepare(unit, memberId, attempt)),
    ),
  );
}

/** A page of a member's deposits, newest first (DEP-30). */
export async function findDeposits(
  world: World,
  memberId: string,
  { filter, ...page }: PageArguments & { readonly filter?: DepositFilter | null },
): Promise<Connection<Deposit>> {
  await expireDeposits(world, memberId);
  const list = depositList(world.db, memberId, chosenValues(filter?.status));
  return pageOfViews(list, page, (rows) => views(world.db, rows));
}

/** In which crypto currency a deposit is to be paid. */
export interface CryptoChoice {
  readonly id: string;
  /** Code in any case. */
  readonly currency: string;
}

/**
 * Notes in which crypto currency a member's DRAFT deposit is to be paid, and answers its id (DEP-29).
 *
 * @throws Refusal NOT_FOUND, DEPOSIT_BLOCKED (DEP-21), PROFILE_INCOMPLETE or MOBILE_NOT_VERIFIED (DEP-36), CONFLICT when it is no DRAFT, BAD_USER_INPUT for a currency that is no
 * offered crypto currency, IDEMPOTENCY_CONFLICT
 */
export async function chooseCrypto(
  world: World,
  memberId: string,
  { order: { id, currency: code }, key, operation, site }: Attempt<CryptoChoice>,
): Promise<string> {
  const wanted = code.trim().toUpperCase();
  const offered = availableCurrencies(world).some(
    (currency) => currency.code === wanted && currency.type === 'CRYPTO',
  );
  await expireDeposits(world, memberId);
  return world.write((unit) =>
    once(unit, { memberId, key, operation, content: { id, currency: wanted } }, async () => {
      const row = await depositRow(unit.db, id);
      if (row?.member_id !== memberId) throw new Refusal('NOT_FOUND', 'This deposit does not exist.');
      if (!offered) throw new Refusal('BAD_USER_INPUT', 'This crypto currency is not available.');
      checkMayDeposit(unit.world, await memberRow(unit.db, memberId), site);
      if (row.status !== 'DRAFT') throw new Refusal('CONFLICT', 'This deposit is already under way.');
      await changeDeposit(unit.db, id, { crypto_currency: wanted });
      return id;
    }),
  );
}

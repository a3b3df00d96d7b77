import { money } from '@magpie/domain/money';
import {
  cryptoChoiceReasons,
  decideCryptoChoice,
  decideDeposit,
  depositReasons,
} from '@magpie/domain/payments';
import type { Deposit, DepositFilter } from '#__generated__/main.ts';
import { chosenValues } from '#platform/filters/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import { once } from '#platform/idempotency/index.ts';
import { pageOfViews } from '#platform/paging/index.ts';
import type { Connection, PageArguments } from '#platform/paging/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { memberRow } from '../account/index.ts';
import { availableCurrencies } from '../config/index.ts';
import { promoCodes } from '../promos/index.ts';
import type { IdempotentRequest } from './idempotent-request.ts';
import { depositAccess, orderFacts } from './deposit-facts.ts';
import type { DepositOrder } from './deposit-facts.ts';
import { expireDeposits, makeRoomForDraft } from './deposit-moves.ts';
import { addDeposit, changeDeposit, depositList, depositMethods, depositRow } from './store/index.ts';
import type { DepositRow } from './store/index.ts';
import { depositView } from './views.ts';

type Prepared = Pick<IdempotentRequest<DepositOrder>, 'order' | 'site'>;

async function prepare(unit: Unit, memberId: string, { order, site }: Prepared): Promise<string> {
  const { facts, promo } = await orderFacts(unit, memberId, { order, site });
  const decision = decideDeposit(facts, 'draft');
  if (!decision.allowed) throw refusalOf(depositReasons, decision);
  await makeRoomForDraft(unit, memberId);
  const id = unit.id('dep');
  await addDeposit(unit.db, {
    id,
    memberId,
    paymentMethodId: order.paymentMethod,
    currency: facts.currency.active,
    promoId: promo?.row.id ?? null,
    cryptoCurrency: null,
    siteCode: site,
    amountMinor: decision.plan.amount,
    createdAt: unit.now.getTime(),
    changedAt: unit.now.getTime(),
  });
  return id;
}

const contentOf = ({ paymentMethod, amount, currency, promoCode }: DepositOrder) => ({
  paymentMethod,
  amount: money.canonical(amount),
  currency: currency ?? null,
  promoCode: promoCode ?? null,
});

/**
 * Prepares a deposit in DRAFT and answers its id (DEP-15, DEP-29).
 * @throws Refusal DEPOSIT_BLOCKED (DEP-21), PROFILE_INCOMPLETE or MOBILE_NOT_VERIFIED (DEP-36), CONFLICT for another than the active currency, ACTIVE_PROMO (DEP-19), LIMIT_EXCEEDED, or BAD_USER_INPUT for a method, amount
 * or promo that does not fit, or IDEMPOTENCY_CONFLICT
 */
export function draftDeposit(
  world: World,
  memberId: string,
  { key, operation, ...attempt }: IdempotentRequest<DepositOrder>,
): Promise<string> {
  const content = contentOf(attempt.order);
  return world.write((unit) =>
    once(unit, { memberId, key, operation, content }, () => prepare(unit, memberId, attempt)),
  );
}

async function views(db: Reader, rows: readonly DepositRow[]): Promise<Deposit[]> {
  const methods = await depositMethods(db);
  const codes = await promoCodes(
    db,
    rows.flatMap(({ promoId }) => promoId ?? []),
  );
  return rows.map((row) => depositView(row, methods, codes.get(row.promoId ?? '') ?? null));
}

async function ownView(db: Reader, memberId: string, id: string): Promise<Deposit> {
  const row = await depositRow(db, id);
  const [view] = row?.memberId === memberId ? await views(db, [row]) : [];
  if (!view) throw new Error(`The deposit ${id} was prepared and is not there.`);
  return view;
}

/** Prepares a deposit as {@link draftDeposit} does and answers it as a DRAFT, a repeat too, whatever has become of it. */
export function createDeposit(
  world: World,
  memberId: string,
  { key, operation, ...attempt }: IdempotentRequest<DepositOrder>,
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

export interface CryptoChoice {
  readonly id: string;
  readonly currency: string;
}

/**
 * Notes in which crypto currency a member's DRAFT deposit is to be paid, and answers its id (DEP-29).
 * @throws Refusal NOT_FOUND, DEPOSIT_BLOCKED (DEP-21), PROFILE_INCOMPLETE or MOBILE_NOT_VERIFIED (DEP-36), CONFLICT when it is no DRAFT, BAD_USER_INPUT for a currency that is no
 * offered crypto currency, IDEMPOTENCY_CONFLICT
 */
export async function chooseCrypto(
  world: World,
  memberId: string,
  { order: { id, currency: code }, key, operation, site }: IdempotentRequest<CryptoChoice>,
): Promise<string> {
  const wanted = code.trim().toUpperCase();
  const offered = availableCurrencies(world).some(
    (currency) => currency.code === wanted && currency.type === 'CRYPTO',
  );
  await expireDeposits(world, memberId);
  return world.write((unit) =>
    once(unit, { memberId, key, operation, content: { id, currency: wanted } }, async () => {
      const row = await depositRow(unit.db, id);
      const status = row?.memberId === memberId ? row.status : null;
      const access = depositAccess(unit.world, await memberRow(unit.db, memberId), site);
      const decision = decideCryptoChoice({ status, offered, access });
      if (!decision.allowed) throw refusalOf(cryptoChoiceReasons, decision);
      await changeDeposit(unit.db, id, { cryptoCurrency: wanted });
      return id;
    }),
  );
}

import type { Refused } from '@magpie/domain/decision';
import { money } from '@magpie/domain/money';
import { paymentLimits, readPaymentAmount, withdrawalReasons } from '@magpie/domain/payments';
import type {
  PromoAtStake,
  WithdrawalAccessFacts,
  WithdrawalDetails,
  WithdrawalFacts,
  WithdrawalReason,
} from '@magpie/domain/payments';
import { refusalOf } from '#platform/graphql/index.ts';
import type { Refusal } from '#platform/graphql/index.ts';
import { balances } from '#platform/ledger/index.ts';
import type { WalletBalances } from '#platform/ledger/index.ts';
import { jsonTexts } from '#platform/store/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { memberRow } from '../account/index.ts';
import type { MemberRow } from '../account/index.ts';
import { disputedDeposits } from '../disputes/index.ts';
import {
  activeRow,
  earnedPromo,
  lossOf,
  pendingRows,
  promoRecord,
  promoRecordsById,
} from '../promos/index.ts';
import type { MemberPromoRow, PromoRecord } from '../promos/index.ts';
import { decimal, knownCurrency, pricedCurrency, withdrawable } from '../wallets/index.ts';
import type { StatedCurrency } from './stated-currency.ts';
import { withdrawalMethods } from './store/index.ts';
import type { WithdrawalMethodRow, WithdrawalRow } from './store/index.ts';

export interface WithdrawalOrder extends StatedCurrency {
  readonly withdrawalMethod: string;
  readonly amount: string;
  readonly givesUpPromo?: string | null | undefined;
  readonly givesUpAwards?: readonly string[] | null | undefined;
}

function accessOf({ withdrawalBlocked, verified }: MemberRow): WithdrawalAccessFacts {
  return {
    signedIn: true,
    withdrawalBlocked: withdrawalBlocked,
    verified: verified,
  };
}

/** In the shape of the contract, too. */
export async function disputedViews(db: Reader, memberId: string) {
  const rows = await disputedDeposits(db, memberId);
  return rows.map(({ id, amountMinor, currency: code }) => {
    const currency = knownCurrency(code);
    return { id, amount: decimal(amountMinor, currency), currency };
  });
}

async function atStake(db: Reader, promo: MemberPromoRow, record: PromoRecord): Promise<PromoAtStake> {
  const { id } = promo;
  const { name } = record.row;
  return { ...earnedPromo(promo, record), id, name, loss: await lossOf(db, promo, record) };
}

async function promoAtStake(db: Reader, memberId: string): Promise<PromoAtStake | null> {
  const active = await activeRow(db, memberId);
  const record = active && (await promoRecord(db, active.promoId));
  return record ? atStake(db, active, record) : null;
}

async function awardsAtStake(db: Reader, memberId: string): Promise<PromoAtStake[]> {
  const rows = await pendingRows(db, memberId);
  const records = await promoRecordsById(
    db,
    rows.map(({ promoId }) => promoId),
  );
  const stakes = rows.flatMap((row) => {
    const record = records.find((each) => each.row.id === row.promoId);
    return record ? [atStake(db, row, record)] : [];
  });
  return Promise.all(stakes);
}

const confirmed = (promo?: string | null, awards?: readonly string[] | null) => [
  ...(promo == null ? [] : [promo]),
  ...(awards ?? []),
];

const limitsIn = (currency: string) => paymentLimits(pricedCurrency(currency)).withdrawal;

/** What decides about a withdrawal that a member orders, and the method that it names. */
export async function orderFacts(
  unit: Unit,
  memberId: string,
  order: WithdrawalOrder,
): Promise<{ readonly facts: WithdrawalFacts; readonly method: WithdrawalMethodRow | undefined }> {
  const member = await memberRow(unit.db, memberId);
  const { code: active, type } = knownCurrency(member.activeCurrency);
  const methods = await withdrawalMethods(unit.db, active);
  const method = methods.find(({ id }) => id === order.withdrawalMethod);
  return {
    method,
    facts: {
      draft: null,
      access: accessOf(member),
      disputed: await disputedViews(unit.db, memberId),
      currency: { type, active, stated: order.currency ?? null },
      limits: limitsIn(active),
      method: method ? { enabled: method.enabled } : null,
      amount: readPaymentAmount(order.amount, type),
      withdrawable: money.of(withdrawable(await balances(unit.db, memberId, active))),
      promo: await promoAtStake(unit.db, memberId),
      waiting: await awardsAtStake(unit.db, memberId),
      givesUp: confirmed(order.givesUpPromo, order.givesUpAwards),
    },
  };
}

/** What decides about a withdrawal that was prepared, by what is so now, and the wallets it is taken from. */
export async function draftFacts(
  unit: Unit,
  row: WithdrawalRow,
): Promise<{ readonly facts: WithdrawalFacts; readonly wallets: WalletBalances }> {
  const { currency } = row;
  const wallets = await balances(unit.db, row.memberId, currency);
  const waiting = await awardsAtStake(unit.db, row.memberId);
  const held = waiting.map(({ id }) => id);
  return {
    wallets,
    facts: {
      draft: { createdAt: new Date(row.createdAt), superseded: row.supersededBy, now: unit.now },
      access: accessOf(await memberRow(unit.db, row.memberId)),
      disputed: await disputedViews(unit.db, row.memberId),
      currency: { type: knownCurrency(currency).type, active: currency, stated: null },
      limits: limitsIn(currency),
      method: null,
      amount: money.of(row.amountMinor),
      withdrawable: money.of(withdrawable(wallets)),
      promo: await promoAtStake(unit.db, row.memberId),
      waiting,
      givesUp: confirmed(row.givesUpPromo, jsonTexts(row.givesUpAwards ?? '[]', held)),
    },
  };
}

/** The refusal of a withdrawal; one above the balance says what is available (WDR-03). */
export function withdrawalRefusal(refused: Refused<WithdrawalReason, WithdrawalDetails>): Refusal {
  const { active, withdrawable: available } = refused.details;
  if (refused.reason !== 'insufficientBalance') return refusalOf(withdrawalReasons, refused);
  return refusalOf(withdrawalReasons, refused, { available: decimal(available, knownCurrency(active)) });
}

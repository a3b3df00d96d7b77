import { isRenewalGivenUp } from '@magpie/domain/promos';
import type { EarnedPromo, PromoEndCause } from '@magpie/domain/promos';
import type { Unit } from '#platform/worlds/index.ts';
import { decimal, knownCurrency } from '../wallets/index.ts';
import { turnoverOf } from './model.ts';
import type { MemberPromoRow, PromoRecord } from './model.ts';
import { changeMemberPromo, forgetSpinsTakenBack, liftedRows, promoRecord } from './store/index.ts';

export function earnedPromo(
  { currency: code, amountMinor }: MemberPromoRow,
  { row: { type, lockInEnabled, requiredDepositMinor } }: PromoRecord,
): EarnedPromo {
  const currency = knownCurrency(code);
  return {
    ...{ type, currency: code, lockInEnabled, deposit: decimal(amountMinor, currency) },
    lockInRequiredDeposit: requiredDepositMinor === null ? null : decimal(requiredDepositMinor, currency),
  };
}

/** Gives up what could have been given anew of a member's awards, as their deposits are withdrawn once a dispute is lifted. */
export async function giveUpRenewals(unit: Unit, memberId: string, currency: string): Promise<void> {
  for (const row of await liftedRows(unit.db, { memberId })) {
    const record = await promoRecord(unit.db, row.promoId);
    const { id, began, endCause: cause } = row;
    const turnover = turnoverOf(row);
    if (!record || !isRenewalGivenUp({ began, cause, turnover }, earnedPromo(row, record), currency))
      continue;
    const endCause: PromoEndCause = 'WITHDRAWAL';
    await changeMemberPromo(unit.db, id, { endCause, takenBonusMinor: 0n });
    await forgetSpinsTakenBack(unit.db, id);
  }
}

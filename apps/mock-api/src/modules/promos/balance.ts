import { money } from '@magpie/domain/money';
import { balanceUpdateFlags } from '@magpie/domain/play';
import { balances } from '../../platform/ledger/index.ts';
import type { Reader } from '../../platform/store/index.ts';
import type { Unit } from '../../platform/worlds/index.ts';
import { emitBalance } from '../wallets/index.ts';
import type { BalanceFlags } from '../wallets/index.ts';
import { activeRow, promoRecord, rewardFacts } from './store.ts';

/**
 * The warnings that go with a member's balance as their active promo has it (PUSH-08, WMODE).
 *
 * @param refusedStake minor units of a bet in the active currency that could not be covered just now; null for none
 */
export async function promoBalanceFlags(
  db: Reader,
  memberId: string,
  refusedStake: bigint | null = null,
): Promise<BalanceFlags> {
  const { activeCurrency } = await rewardFacts(db, memberId);
  const wallets = await balances(db, memberId, activeCurrency);
  const active = await activeRow(db, memberId);
  const record = active && (await promoRecord(db, active.promo_id));
  return balanceUpdateFlags({
    currency: activeCurrency,
    mainCash: money.of(wallets.MAIN),
    casinoCash: money.of(wallets.CASINO),
    promo:
      active && record
        ? {
            walletMode: active.wallet_mode,
            currency: record.row.currency,
            minimumRealMoneyBalance: money.of(record.row.minimum_real_money_minor),
          }
        : null,
    refusedStake: refusedStake === null ? null : money.of(refusedStake),
    switched: active?.wallet_mode === 'BONUS',
  });
}

export async function emitPromoBalance(unit: Unit, memberId: string): Promise<void> {
  await emitBalance(unit, memberId, await promoBalanceFlags(unit.db, memberId));
}

import { defaultCurrency, money } from '@magpie/domain/money';
import type { Unit } from '../../platform/worlds/index.ts';
import { siteSettings } from '../config/index.ts';
import { approvedTotal } from './totals.ts';

/** Notes that the watched total of a member's payments has reached the threshold of an identity check (CONF-02). */
export async function noteThreshold(
  unit: Unit,
  memberId: string,
  table: 'deposits' | 'withdrawals',
): Promise<void> {
  const { enableGBG, gbgTrigger, gbgThresholdAmount } = siteSettings(unit.world);
  const watched = gbgTrigger === 'DEPOSIT' ? 'deposits' : 'withdrawals';
  const threshold = money.parse(gbgThresholdAmount, 'FIAT');
  if (!enableGBG || watched !== table || !threshold.ok) return;
  const total = await approvedTotal(unit.db, table, { memberId, currency: defaultCurrency });
  if (total < threshold.value) return;
  const flag =
    table === 'deposits'
      ? { gbg_deposit_amount_reached: 1 as const }
      : { gbg_withdrawal_amount_reached: 1 as const };
  await unit.db.updateTable('members').set(flag).where('id', '=', memberId).execute();
}

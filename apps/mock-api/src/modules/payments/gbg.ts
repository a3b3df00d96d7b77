import { defaultCurrency, money } from '@magpie/domain/money';
import { reachesThreshold } from '@magpie/domain/verification';
import type { IdentityCheckSettings } from '@magpie/domain/verification';
import type { Unit } from '../../platform/worlds/index.ts';
import { markMember } from '../account/index.ts';
import { siteSettings } from '../config/index.ts';
import { approvedTotal } from './totals.ts';

const watched = {
  DEPOSIT: { table: 'deposits', mark: 'gbg_deposit_amount_reached' },
  WITHDRAWAL: { table: 'withdrawals', mark: 'gbg_withdrawal_amount_reached' },
} as const;

/** Notes that the watched total of a member's payments has reached the threshold of an identity check (CONF-02). */
export async function noteThreshold(
  unit: Unit,
  memberId: string,
  kind: IdentityCheckSettings['gbgTrigger'],
): Promise<void> {
  const { enableGBG, gbgTrigger, gbgThresholdAmount } = siteSettings(unit.world);
  const parsed = money.parse(gbgThresholdAmount, 'FIAT');
  if (!parsed.ok) return;
  const { table, mark } = watched[kind];
  const total = await approvedTotal(unit.db, table, { memberId, currency: defaultCurrency });
  const settings = { enableGBG, gbgTrigger, threshold: parsed.value };
  if (reachesThreshold(settings, kind, total)) await markMember(unit.db, memberId, mark);
}

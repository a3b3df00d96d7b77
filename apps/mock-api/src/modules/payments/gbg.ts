import { defaultCurrency, money } from '@magpie/domain/money';
import { reachesThreshold } from '@magpie/domain/verification';
import type { IdentityCheckSettings } from '@magpie/domain/verification';
import type { Unit } from '#platform/worlds/index.ts';
import { emitMemberUpdated, markMember, memberRow } from '../account/index.ts';
import { siteSettings } from '../config/index.ts';
import { approvedTotal } from './totals.ts';

const watched = {
  DEPOSIT: { table: 'deposits', mark: 'gbgDepositAmountReached', flag: 'gbgDepositAmountReached' },
  WITHDRAWAL: {
    table: 'withdrawals',
    mark: 'gbgWithdrawalAmountReached',
    flag: 'gbgWithdrawalAmountReached',
  },
} as const;

/** Pushed once for each kind of payment, when an unverified member's total reaches the threshold (CONF-02). */
export async function flagIdentityCheck(
  unit: Unit,
  memberId: string,
  kind: IdentityCheckSettings['gbgTrigger'],
): Promise<void> {
  const { enableGBG, gbgTrigger, gbgThresholdAmount } = siteSettings(unit.world);
  const parsed = money.parse(gbgThresholdAmount, 'FIAT');
  if (!parsed.ok) return;
  const { table, mark, flag } = watched[kind];
  const member = await memberRow(unit.db, memberId);
  const facts = {
    kind,
    total: await approvedTotal(unit.db, table, { memberId, currency: defaultCurrency }),
    verified: member.verified,
    flagged: member[mark],
  };
  if (!reachesThreshold({ enableGBG, gbgTrigger, threshold: parsed.value }, facts)) return;
  await markMember(unit.db, memberId, mark);
  await emitMemberUpdated(unit, memberId, { [flag]: true });
}

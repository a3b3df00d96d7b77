import { money } from '@magpie/domain/money';
import { betExperience } from '@magpie/domain/play';
import type { Unit } from '../../../platform/worlds/index.ts';

/** Books the experience that a decided bet earns (LEVEL-06, LEVEL-07). Amounts in fiat cents. */
export async function earnExperience(
  unit: Unit,
  memberId: string,
  bet: { readonly stake: bigint; readonly payout: bigint },
): Promise<void> {
  const earned = betExperience({ stake: money.of(bet.stake), payout: money.of(bet.payout) });
  if (!earned) return;
  const thousandths = Number(earned.hundredths * 10n);
  await unit.db
    .insertInto('member_experience')
    .values({ member_id: memberId, experience_milli: thousandths })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet((eb) => ({
        experience_milli: eb('member_experience.experience_milli', '+', thousandths),
      })),
    )
    .execute();
}

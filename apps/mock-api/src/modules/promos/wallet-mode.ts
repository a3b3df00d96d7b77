import { decideWalletModeSwitch, walletModeSwitchReasons } from '@magpie/domain/play';
import type { MemberPromo } from '#__generated__/promo.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { publishBalance } from '../wallets/index.ts';
import { settlePromo } from './endings.ts';
import { memberPromo } from './service.ts';
import { activeRow, changeMemberPromo } from './store/index.ts';

export interface ModeSwitch {
  readonly memberId: string;
  readonly id: string;
}

/**
 * Sets the wallet mode of a member's active promo to BONUS (WMODE-10), which loses it at once when its bonus is too small
 * for any stake (PROMO-48).
 * @throws Refusal NOT_FOUND for any other id
 */
export async function switchToBonusMode(world: World, order: ModeSwitch): Promise<MemberPromo> {
  const { memberId, id } = order;
  await world.write(async (unit) => {
    const row = await activeRow(unit.db, memberId);
    const active = row ? { id: row.id, walletMode: row.walletMode } : null;
    const decision = decideWalletModeSwitch({ active, asked: id });
    if (!decision.allowed) throw refusalOf(walletModeSwitchReasons, decision);
    if (!decision.plan.changes) return;
    await changeMemberPromo(unit.db, id, { walletMode: 'BONUS' });
    await settlePromo(unit, id);
    await publishBalance(unit, memberId);
  });
  return memberPromo(world, memberId, id);
}

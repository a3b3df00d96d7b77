import { decideWalletModeSwitch, walletModeSwitchReasons } from '@magpie/domain/play';
import type { MemberPromo } from '#__generated__/promo.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { publishBalance } from '../wallets/index.ts';
import { memberPromo } from './service.ts';
import { activeRow, changeMemberPromo } from './store/index.ts';

/** Sets the wallet mode of a member's active promo to BONUS (WMODE-10). @throws Refusal NOT_FOUND for any other id */
export async function switchToBonusMode(world: World, memberId: string, id: string): Promise<MemberPromo> {
  await world.write(async (unit) => {
    const row = await activeRow(unit.db, memberId);
    const active = row ? { id: row.id, walletMode: row.walletMode } : null;
    const decision = decideWalletModeSwitch({ active, asked: id });
    if (!decision.allowed) throw refusalOf(walletModeSwitchReasons, decision);
    if (!decision.plan.changes) return;
    await changeMemberPromo(unit.db, id, { walletMode: 'BONUS' });
    await publishBalance(unit, memberId);
  });
  return memberPromo(world, memberId, id);
}

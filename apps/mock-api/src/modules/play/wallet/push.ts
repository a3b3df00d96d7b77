import type { Minor } from '@magpie/domain/money';
import { balanceUpdateFlags } from '@magpie/domain/play';
import type { Unit, World } from '../../../platform/worlds/index.ts';
import { emitBalance } from '../../wallets/index.ts';
import { activePromo } from '../active-promo.ts';
import type { GameSessionModel } from '../model.ts';
import { playBalances } from './money.ts';
import { StakeRefused } from './types.ts';

async function pushBalance(unit: Unit, session: GameSessionModel, refusedStake: Minor | null): Promise<void> {
  const promo = await activePromo(unit.db, session.memberId);
  const facts = {
    balances: await playBalances(unit.db, session),
    promo,
    refusedStake,
    switched: promo?.walletMode === 'BONUS',
  };
  await emitBalance(unit, session.memberId, balanceUpdateFlags(facts));
}

/** What a piece of play answers, and whether it moved money. */
export interface Played<T> {
  readonly answer: T;
  readonly moved: boolean;
}

/**
 * Runs play of a session as one unit and pushes balanceUpdated once: after money moved, or with the warning when a
 * stake was refused for want of it (PUSH-08).
 *
 * @param work may throw {@link StakeRefused} only before it has written anything: what it wrote would stay
 */
export async function inPlay<T>(
  world: World,
  session: GameSessionModel,
  work: (unit: Unit) => Promise<Played<T>>,
): Promise<T> {
  const outcome = await world.write(async (unit) => {
    try {
      const { answer, moved } = await work(unit);
      if (moved) await pushBalance(unit, session, null);
      return { answer };
    } catch (error) {
      if (!(error instanceof StakeRefused)) throw error;
      await pushBalance(unit, session, error.stake);
      return { refusal: error };
    }
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.answer;
}

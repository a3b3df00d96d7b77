import type { BetReason } from '@magpie/domain/play';
import type { Unit, World } from '#platform/worlds/index.ts';
import { publishBalance } from '../../wallets/index.ts';
import type { GameSessionModel } from '../model.ts';
import { stakedFrom } from './money.ts';
import { BetRefused } from './types.ts';

/** The refusals of a bet that a member is warned of by a push. */
const warned: readonly BetReason[] = ['excluded', 'switchRequired', 'notCovered', 'realityCheckDue'];

/** What a piece of play answers, and whether it moved money or ended a round, by which more than the balance may change. */
export interface Played<T> {
  readonly answer: T;
  readonly tell: boolean;
}

/**
 * Runs play of a session as one unit and pushes balanceUpdated once: after money moved or a round was lost, and with the warnings when a
 * stake was refused for want of it or because of the active promo (PUSH-08).
 * @param work may throw {@link BetRefused} only before it has written anything of the play: after a refusal that is warned
 *   of, what it wrote stays, as the end of a promo that is over is to
 */
export async function inPlay<T>(
  world: World,
  session: GameSessionModel,
  work: (unit: Unit) => Promise<Played<T>>,
): Promise<T> {
  const { memberId } = session;
  const outcome = await world.write(async (unit) => {
    try {
      const { answer, tell } = await work(unit);
      if (tell) await publishBalance(unit, memberId);
      return { answer };
    } catch (error) {
      if (!(error instanceof BetRefused) || !warned.includes(error.reason)) throw error;
      const money = (await stakedFrom(unit.db, session)) ?? 'CASH';
      await publishBalance(unit, memberId, error.reason === 'notCovered' ? money : null);
      return { refusal: error };
    }
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.answer;
}

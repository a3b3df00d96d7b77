import { decideJackpotDraw, jackpotDrawReasons } from '@magpie/domain/jackpots';
import { refusalOf } from '#platform/graphql/index.ts';
import { once } from '#platform/idempotency/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { publishBalance } from '../wallets/index.ts';
import { payOut } from './pool.ts';
import { readJackpot } from './store/index.ts';
import { lastBet } from './store/turnover.ts';
import { view } from './service.ts';

export interface Draw {
  readonly jackpot: string;
  readonly memberId: string;
  /** Idempotency key of the attempt, or null. */
  readonly key: string | null;
}

/** Lets a member win a jackpot within a unit. @throws Refusal with one of the reasons of `decideJackpotDraw` */
export async function winJackpot(unit: Unit, { jackpot: id, memberId }: Omit<Draw, 'key'>) {
  const jackpot = (await readJackpot(unit.db, id)) ?? null;
  const bet = (await lastBet(unit.db, memberId, id)) ?? null;
  const decision = decideJackpotDraw({ jackpot, bet });
  if (!decision.allowed) throw refusalOf(jackpotDrawReasons, decision);
  const paid = await payOut(unit, decision.plan.jackpot, decision.plan.bet);
  await publishBalance(unit, memberId);
  const { pool, poolStatus, status } = view(paid);
  return { id, pool, poolStatus, status };
}

/**
 * Lets a member win a jackpot by the last cash bet they made on one of its games, whatever it won, and answers the jackpot.
 * @throws Refusal with one of the reasons of `decideJackpotDraw`, or IDEMPOTENCY_CONFLICT
 */
export function drawJackpot(world: World, order: Draw) {
  const { jackpot, memberId, key } = order;
  return world.write((unit) =>
    once(unit, { memberId, key, operation: 'drawJackpot', content: { jackpot }, byOperator: true }, () =>
      winJackpot(unit, order),
    ),
  );
}

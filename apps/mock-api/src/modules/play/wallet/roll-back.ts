import { decideRollback, rollbackReasons } from '@magpie/domain/play';
import { refusalOf } from '#platform/graphql/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { answered, earlierAnswer } from './calls.ts';
import type { Call } from './calls.ts';
import { giveStake } from './give-back.ts';
import { rollbackFacts } from './round-facts.ts';
import type { RollbackOrder, WalletAnswer } from './types.ts';

/**
 * Annuls a bet that is not settled, once. When the bet has not come yet it is refused once it does. It is accepted after
 * the session has ended too.
 * @throws Refusal with one of the reasons of `decideRollback`, or IDEMPOTENCY_CONFLICT for a transaction that asked for
 *   something else
 */
export async function rollBack(unit: Unit, order: RollbackOrder): Promise<WalletAnswer> {
  const call: Call = { kind: 'ROLLBACK', amount: null, bought: 0n, ...order };
  const earlier = await earlierAnswer(unit, call);
  if (earlier) return earlier;
  const decision = decideRollback(await rollbackFacts(unit, order));
  if (!decision.allowed) throw refusalOf(rollbackReasons, decision);
  const { refund } = decision.plan;
  const movement = refund ? await giveStake(unit, call, refund.row) : { entryId: null, amount: 0n };
  return answered(unit, call, movement);
}

import { money } from '@magpie/domain/money';
import type { StakePlan, StakeTransfer } from '@magpie/domain/wallets';
import { memberAccount } from '#platform/ledger/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import type { GameSessionModel } from '../model.ts';
import { callKey, moveMoney } from './calls.ts';
import type { Call } from './calls.ts';
import { findTransfer } from './store.ts';

async function transfer(
  unit: Unit,
  { memberId, currency, game }: GameSessionModel,
  { key, from, to, amount }: StakeTransfer & { readonly key: string },
): Promise<void> {
  await unit.post({
    key,
    type: 'TRANSFER_OUT',
    memberId,
    postings: [
      { account: memberAccount(memberId, from, currency), amount: money.negate(amount) },
      { account: memberAccount(memberId, to, currency), amount },
    ],
    details: { name: game.name },
  });
}

const transferKey = (call: Pick<Call, 'session' | 'kind' | 'transaction'>) => `${callKey(call)}:transfer`;

/** Takes a stake as planned, after it has moved what the other kind's wallet gives (WALLET-17). Answers the entry's id. */
export async function takeStake(unit: Unit, call: Call, plan: StakePlan): Promise<string> {
  if (plan.transfer) await transfer(unit, call.session, { ...plan.transfer, key: transferKey(call) });
  const shares = plan.shares.map(({ wallet, amount: taken }) => ({ wallet, amount: money.negate(taken) }));
  return moveMoney(unit, call, 'BET', shares);
}

/**
 * Moves back what was moved for a stake that has been given back, so that each wallet holds what it held.
 * @returns what had been moved; null when nothing was
 */
export async function undoTransfer(unit: Unit, call: Call, bet: string): Promise<StakeTransfer | null> {
  const { session } = call;
  const moved = await findTransfer(unit.db, transferKey({ session, kind: 'BET', transaction: bet }));
  if (!moved) return null;
  const { from, to, amount } = moved;
  await transfer(unit, session, { from: to, to: from, amount, key: transferKey(call) });
  return moved;
}

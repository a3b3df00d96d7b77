import { money } from '@magpie/domain/money';
import { isWithinLimits, stakeLimits } from '@magpie/domain/play';
import { planStake } from '@magpie/domain/wallets';
import type { StakeTransfer } from '@magpie/domain/wallets';
import { Refusal } from '../../../platform/graphql/index.ts';
import { balances, memberAccount } from '../../../platform/ledger/index.ts';
import type { Unit } from '../../../platform/worlds/index.ts';
import { settleRewards } from '../../promos/index.ts';
import { decimal, knownCurrency, walletAmounts } from '../../wallets/index.ts';
import { modeOfPlay } from '../active-promo.ts';
import type { GameSessionModel } from '../model.ts';
import { callKey, moveMoney } from './calls.ts';
import type { Call } from './calls.ts';
import { kindOf, playable, stakesOf } from './money.ts';
import { findTransfer } from './store.ts';
import { StakeRefused } from './types.ts';
import type { BetOrder } from './types.ts';

/** @throws Refusal BAD_USER_INPUT for a stake outside the platform's ladder (PLAY-34) */
export function requireWithinLadder({ session, amount }: BetOrder): void {
  const limits = stakeLimits(stakesOf('ANY', session.currency));
  if (isWithinLimits(amount, limits)) return;
  const currency = knownCurrency(session.currency);
  const text = `A stake must be from ${decimal(limits.least, currency)} to ${decimal(limits.most, currency)}.`;
  throw new Refusal('BAD_USER_INPUT', text);
}

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

/**
 * Takes a stake from the member's wallets, after it has ended a promo that is over (PROMO-46) and moved what the other
 * kind's wallet gives (WALLET-17).
 *
 * @returns id of the bet's entry
 * @throws PlayRefused when the active promo does not let the member play, StakeRefused when the wallets hold less; both
 *   before anything of the stake is written
 */
export async function takeStake(unit: Unit, call: Call, { session, amount }: BetOrder): Promise<string> {
  const { memberId, currency, game } = session;
  // Nothing ends a promo at the very moment of its end, so one that is over may still be active here.
  await settleRewards(unit, memberId);
  const mode = await modeOfPlay(unit.db, { memberId, game, currency });
  const held = walletAmounts(await balances(unit.db, memberId, currency));
  const plan = planStake(held, amount, { mode, kind: kindOf(game) });
  if (!plan) {
    throw new StakeRefused(amount, decimal(await playable(unit.db, session), knownCurrency(currency)));
  }
  if (plan.transfer) await transfer(unit, session, { ...plan.transfer, key: transferKey(call) });
  const shares = plan.takings.map(({ wallet, amount: taken }) => ({ wallet, amount: money.negate(taken) }));
  return moveMoney(unit, call, 'BET', shares);
}

/** Moves back what was moved for a stake that has been given back, so that each wallet holds what it held. */
export async function undoTransfer(unit: Unit, call: Call, bet: string): Promise<void> {
  const { session } = call;
  const moved = await findTransfer(unit.db, transferKey({ session, kind: 'BET', transaction: bet }));
  if (!moved) return;
  const { from, to, amount } = moved;
  await transfer(unit, session, { from: to, to: from, amount, key: transferKey(call) });
}

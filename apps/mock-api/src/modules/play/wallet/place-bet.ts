import { Refusal } from '../../../platform/graphql/index.ts';
import type { Unit } from '../../../platform/worlds/index.ts';
import { toFlag } from '../../../platform/store/index.ts';
import { countSpin, spinsInGame } from '../../free-spins/index.ts';
import { convert, displayedFiatCurrency, knownCurrency } from '../../wallets/index.ts';
import { countBet, requireLive } from '../sessions.ts';
import { answered, earlierAnswer, movePromoMoney } from './calls.ts';
import type { Call } from './calls.ts';
import { requireWithinLadder, takeStake } from './stake.ts';
import { addBet, findBet, findRollbackOf } from './store.ts';
import type { BetOrder, WalletAnswer } from './types.ts';

async function requireNew(unit: Unit, { session, transaction, round }: BetOrder): Promise<void> {
  const { game } = session;
  if (await findRollbackOf(unit.db, game.vendor.id, transaction)) {
    throw new Refusal('CONFLICT', 'This bet was rolled back before it came.');
  }
  if (await findBet(unit.db, game.id, round)) {
    throw new Refusal('CONFLICT', 'This round has a bet already.');
  }
}

/** @param effective what of the stake counts as the member's own */
async function writeBet(unit: Unit, { session, round }: BetOrder, effective: bigint): Promise<void> {
  const { game, memberId, currency } = session;
  const category = game.gameCategories[0];
  if (!category) throw new Error(`The game ${game.id} is in no category.`);
  const { type } = knownCurrency(currency);
  const fiat = type === 'FIAT' ? currency : await displayedFiatCurrency(unit.db, memberId);
  const now = unit.now.getTime();
  await addBet(unit, {
    id: unit.id('bet'),
    member_id: memberId,
    game_id: game.id,
    game_category_id: category.id,
    game_session_id: session.id,
    round_id: round,
    currency,
    currency_type: type,
    free_spin: toFlag(session.freeSpin !== null),
    effective_bet_minor: effective,
    fiat_currency: fiat,
    fiat_effective_bet_minor: convert(effective, currency, fiat),
    placed_at: now,
    settled_at: now,
  });
}

/** Pays the stake with one of the member's free spins. */
async function takeFreeSpin(unit: Unit, call: Call, order: BetOrder, freeSpin: string): Promise<string> {
  const { memberId, game } = order.session;
  const spins = await spinsInGame(unit.db, { memberId, freeSpin, gameId: game.id, now: unit.now });
  if (order.amount !== spins.value) throw new Refusal('BAD_USER_INPUT', 'A free spin has its own stake.');
  await countSpin(unit, spins.part);
  return movePromoMoney(unit, call, 'FREE_SPIN_BET', order.amount);
}

async function payFromWallets(unit: Unit, call: Call, order: BetOrder): Promise<string> {
  requireWithinLadder(order);
  return takeStake(unit, call, order);
}

/**
 * Takes the stake of a new round from the member's wallets, or one of the session's free spins, once per transaction.
 *
 * @throws StakeRefused or PlayRefused when the wallets hold less or the active promo does not let the member play, before
 *   anything of the bet is written
 * @throws Refusal GAME_SESSION_ENDED; CONFLICT when the round has a bet, the free spins are over, or the bet was rolled
 *   back before it came; BAD_USER_INPUT for a stake outside the ladder; IDEMPOTENCY_CONFLICT for a transaction that asked
 *   for something else
 */
export async function placeBet(unit: Unit, order: BetOrder): Promise<WalletAnswer> {
  const call: Call = { kind: 'BET', bet: null, ...order };
  const earlier = await earlierAnswer(unit, call);
  if (earlier) return earlier;
  await requireNew(unit, order);
  await requireLive(unit, order.session);
  const { session, amount } = order;
  const freeSpin = session.freeSpin;
  const entryId =
    freeSpin === null
      ? await payFromWallets(unit, call, order)
      : await takeFreeSpin(unit, call, order, freeSpin);
  await countBet(unit, session);
  await writeBet(unit, order, freeSpin === null ? amount : 0n);
  return answered(unit, call, { entryId, amount });
}

import { decideBet } from '@magpie/domain/play';
import { isSameMoney, modeOfStake } from '@magpie/domain/wallets';
import type { StakePlan } from '@magpie/domain/wallets';
import { IdempotencyConflict } from '#platform/ledger/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { countSpin } from '../../free-spins/index.ts';
import { activePromoOf } from '../../promos/index.ts';
import { convert, displayedFiatCurrency, knownCurrency } from '../../wallets/index.ts';
import { countBet } from '../sessions.ts';
import { betFacts } from './bet-facts.ts';
import { answered, earlierAnswer, movePromoMoney } from './calls.ts';
import type { Call } from './calls.ts';
import { takeStake } from './stake.ts';
import { addBet, findBet } from './store.ts';
import { BetRefused } from './types.ts';
import type { BetOrder, WalletAnswer } from './types.ts';

/** The promo that a bet of the member's own money counts for; null for none. */
async function promoOf(
  unit: Unit,
  { memberId, currency, freeSpin }: BetOrder['session'],
): Promise<string | null> {
  const active = freeSpin === null ? await activePromoOf(unit.db, memberId) : undefined;
  return active?.currency === currency ? active.id : null;
}

/** @param stake what the member's wallets gave; null for a free spin */
async function writeBet(
  unit: Unit,
  { session, round, amount }: BetOrder,
  stake: StakePlan | null,
): Promise<void> {
  const { game, memberId, currency } = session;
  const category = game.gameCategories[0];
  if (!category) throw new Error(`The game ${game.id} is in no category.`);
  const { type } = knownCurrency(currency);
  const fiat = type === 'FIAT' ? currency : await displayedFiatCurrency(unit.db, memberId);
  const effective = stake ? amount : 0n;
  const now = unit.now.getTime();
  await addBet(unit, {
    id: unit.id('bet'),
    memberId,
    gameId: game.id,
    gameCategoryId: category.id,
    gameSessionId: session.id,
    roundId: round,
    currency,
    currencyType: type,
    freeSpin: session.freeSpin !== null,
    memberPromoId: await promoOf(unit, session),
    walletMode: stake && modeOfStake(stake.shares),
    effectiveBetMinor: effective,
    fiatCurrency: fiat,
    fiatEffectiveBetMinor: convert(effective, currency, fiat),
    placedAt: now,
    settledAt: now,
  });
}

async function takeFreeSpin(unit: Unit, call: Call, amount: bigint): Promise<string> {
  const { freeSpin, game } = call.session;
  if (freeSpin !== null) await countSpin(unit, { freeSpin, gameId: game.id });
  return movePromoMoney(unit, call, 'FREE_SPIN_BET', amount);
}

/** @throws IdempotencyConflict for a repeat that means other money than the first one took */
async function compareMoney(
  { db }: Unit,
  { session, transaction, round, stakedFrom }: BetOrder,
): Promise<void> {
  if (stakedFrom === undefined) return;
  const taken = (await findBet(db, session.game.id, round))?.walletMode ?? null;
  if (taken !== null && !isSameMoney(taken, stakedFrom)) throw new IdempotencyConflict(transaction);
}

/**
 * Takes the stake of a new round from the member's wallets, or one of the session's free spins, once per transaction.
 * @throws BetRefused with one of the reasons of `decideBet`, before anything of the bet is written
 * @throws Refusal IDEMPOTENCY_CONFLICT for a transaction that asked for something else
 */
export async function placeBet(unit: Unit, order: BetOrder): Promise<WalletAnswer> {
  const call: Call = { kind: 'BET', bet: null, bought: 0n, ...order };
  const earlier = await earlierAnswer(unit, call);
  if (earlier) {
    await compareMoney(unit, order);
    return earlier;
  }
  const { session, amount } = order;
  const decision = decideBet(await betFacts(unit, order));
  if (!decision.allowed) throw new BetRefused(decision);
  const { stake } = decision.plan;
  const entryId = stake ? await takeStake(unit, call, stake) : await takeFreeSpin(unit, call, amount);
  await countBet(unit, session);
  await writeBet(unit, order, stake);
  return answered(unit, call, { entryId, amount });
}

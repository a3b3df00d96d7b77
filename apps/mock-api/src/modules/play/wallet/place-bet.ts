import { money } from '@magpie/domain/money';
import { takeBet } from '@magpie/domain/play';
import { Refusal } from '../../../platform/graphql/index.ts';
import type { Unit } from '../../../platform/worlds/index.ts';
import { toFlag } from '../../../platform/store/index.ts';
import { memberRow } from '../../account/index.ts';
import { countSpin, spinsInGame } from '../../free-spins/index.ts';
import { convert, decimal, knownCurrency } from '../../wallets/index.ts';
import { modeOf } from '../active-promo.ts';
import { SESSION_OVER } from '../model.ts';
import type { GameSessionModel } from '../model.ts';
import { gameSessionRow, mayPlay } from '../store.ts';
import { answered, earlierAnswer, moveMoney, movePromoMoney } from './calls.ts';
import type { Call, Shares } from './calls.ts';
import { bookedWallet, playable, playBalances } from './money.ts';
import { addBet, findBet, findRollbackOf } from './store.ts';
import { StakeRefused } from './types.ts';
import type { BetOrder, WalletAnswer } from './types.ts';

async function requireOpen(unit: Unit, session: GameSessionModel): Promise<void> {
  const row = await gameSessionRow(unit.db, session.id);
  const open = row?.ended_at === null && (await mayPlay(unit.db, session.memberId, unit.now));
  if (!open) throw new Refusal('CONFLICT', SESSION_OVER);
}

async function requireNew(unit: Unit, { session, transaction, round }: BetOrder): Promise<void> {
  const { game } = session;
  if (await findRollbackOf(unit.db, game.vendor.id, transaction)) {
    throw new Refusal('CONFLICT', 'This bet was rolled back before it came.');
  }
  if (await findBet(unit.db, game.id, round)) {
    throw new Refusal('CONFLICT', 'This round has a bet already.');
  }
}

async function sharesOf(unit: Unit, { session, amount }: BetOrder): Promise<Shares> {
  const mode = await modeOf(unit.db, session.memberId);
  const takings = takeBet(await playBalances(unit.db, session), amount, mode);
  if (!takings) {
    throw new StakeRefused(
      amount,
      decimal(await playable(unit.db, session), knownCurrency(session.currency)),
    );
  }
  return takings.map((taking) => ({
    wallet: bookedWallet(session.game, taking.wallet),
    amount: money.negate(taking.amount),
  }));
}

/** @param effective what of the stake counts as the member's own */
async function writeBet(unit: Unit, { session, round }: BetOrder, effective: bigint): Promise<void> {
  const { game, memberId, currency } = session;
  const category = game.gameCategories[0];
  if (!category) throw new Error(`The game ${game.id} is in no category.`);
  const { type } = knownCurrency(currency);
  const member = await memberRow(unit.db, memberId);
  const fiat = type === 'FIAT' ? currency : member.displayed_fiat_currency;
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

/**
 * Takes the stake of a new round from the member's wallets, or one of the session's free spins, once per transaction.
 *
 * @throws StakeRefused when the wallets hold less, before anything is written
 * @throws Refusal CONFLICT when the game session or the last login has ended, the member is not ENABLED, the round has a
 *   bet, the free spins are over, or the bet was rolled back before it came; IDEMPOTENCY_CONFLICT for a transaction that asked for something else
 */
export async function placeBet(unit: Unit, order: BetOrder): Promise<WalletAnswer> {
  const call: Call = { kind: 'BET', bet: null, ...order };
  const earlier = await earlierAnswer(unit, call);
  if (earlier) return earlier;
  await requireNew(unit, order);
  await requireOpen(unit, order.session);
  const { session, amount } = order;
  const freeSpin = session.freeSpin;
  const entryId =
    freeSpin === null
      ? await moveMoney(unit, call, 'BET', await sharesOf(unit, order))
      : await takeFreeSpin(unit, call, order, freeSpin);
  await writeBet(unit, order, freeSpin === null ? amount : 0n);
  return answered(unit, call, { entryId, amount });
}

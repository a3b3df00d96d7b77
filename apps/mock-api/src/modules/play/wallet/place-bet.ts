import { money } from '@magpie/domain/money';
import { takeBet } from '@magpie/domain/play';
import { Refusal } from '../../../platform/graphql/index.ts';
import type { Unit } from '../../../platform/worlds/index.ts';
import { convert, decimal, knownCurrency } from '../../wallets/index.ts';
import { memberRow } from '../../account/index.ts';
import { modeOf } from '../active-promo.ts';
import { SESSION_OVER } from '../model.ts';
import type { GameSessionModel } from '../model.ts';
import { gameSessionRow, mayPlay } from '../store.ts';
import { answered, earlierAnswer, moveMoney } from './calls.ts';
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
    throw new StakeRefused(amount, decimal(await playable(unit.db, session), knownCurrency(session.currency)));
  }
  return takings.map((taking) => ({ wallet: bookedWallet(session.game, taking.wallet), amount: money.negate(taking.amount) }));
}

async function writeBet(unit: Unit, { session, round, amount }: BetOrder): Promise<void> {
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
    effective_bet_minor: amount,
    fiat_currency: fiat,
    fiat_effective_bet_minor: convert(amount, currency, fiat),
    placed_at: now,
    settled_at: now,
  });
}

/**
 * Takes the stake of a new round from the member's wallets, once per transaction.
 *
 * @throws StakeRefused when the wallets hold less, before anything is written
 * @throws Refusal CONFLICT when the game session or the last login has ended, the member is not ENABLED, the round has a
 *   bet, or the bet was rolled back before it came; IDEMPOTENCY_CONFLICT for a transaction that asked for something else
 */
export async function placeBet(unit: Unit, order: BetOrder): Promise<WalletAnswer> {
  const call: Call = { kind: 'BET', bet: null, ...order };
  const earlier = await earlierAnswer(unit, call);
  if (earlier) return earlier;
  await requireNew(unit, order);
  await requireOpen(unit, order.session);
  const shares = await sharesOf(unit, order);
  const entryId = await moveMoney(unit, call, 'BET', shares);
  await writeBet(unit, order);
  return answered(unit, call, { entryId, amount: order.amount });
}

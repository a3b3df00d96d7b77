import { money } from '@magpie/domain/money';
import type { Minor } from '@magpie/domain/money';
import { fromFlag } from '../../platform/store/index.ts';
import type { Reader } from '../../platform/store/index.ts';
import type { Unit } from '../../platform/worlds/index.ts';
import { Refusal } from '../../platform/graphql/index.ts';
import { freeSpinGames, freeSpinRow, settleRewards } from '../promos/index.ts';

/** Free spins of a member in one game that can be played now. */
export interface SpinsInGame {
  /** Id of the member's free spins. */
  readonly freeSpin: string;
  /** Id of their part in this game. */
  readonly part: string;
  readonly currency: string;
  /** Stake of one spin. */
  readonly value: Minor;
  /** Spins left, above zero; null when the vendor does not tell. */
  readonly left: number | null;
}

/**
 * The spins left of a member's free spins in a game.
 *
 * @param ask.freeSpin id of the member's free spins
 * @throws Refusal NOT_FOUND for free spins that are not the member's or not for this game; CONFLICT when they are over,
 *   not activated (SPIN-13) or played
 */
export async function spinsInGame(
  db: Reader,
  ask: { readonly memberId: string; readonly freeSpin: string; readonly gameId: string; readonly now: Date },
): Promise<SpinsInGame> {
  const row = await freeSpinRow(db, ask.memberId, ask.freeSpin);
  const part = row && (await freeSpinGames(db, [row.id])).find(({ game_id }) => game_id === ask.gameId);
  if (!row || !part) throw new Refusal('NOT_FOUND', 'There are no such free spins for this game.');
  const ended = row.expires_at !== null && row.expires_at <= ask.now.getTime();
  if (part.remaining === 0 || row.status === 'COMPLETE')
    throw new Refusal('CONFLICT', 'All free spins are played.');
  if (ended || row.status !== 'ACTIVE')
    throw new Refusal('CONFLICT', 'These free spins are not active any more.');
  if (!fromFlag(row.activated)) throw new Refusal('CONFLICT', 'Activate these free spins first.');
  const { id, bet_value_minor, remaining } = part;
  return {
    freeSpin: row.id,
    part: id,
    currency: row.currency,
    value: money.of(bet_value_minor),
    left: remaining,
  };
}

/** Takes one spin away. */
export async function countSpin(unit: Unit, part: string): Promise<void> {
  await unit.db
    .updateTable('member_free_spin_games')
    .set((eb) => ({ remaining: eb('remaining', '-', 1) }))
    .where('id', '=', part)
    .where('remaining', 'is not', null)
    .execute();
}

/** Gives a spin back whose round was annulled. */
export async function returnSpin(
  unit: Unit,
  { freeSpin, gameId }: { readonly freeSpin: string; readonly gameId: string },
): Promise<void> {
  await unit.db
    .updateTable('member_free_spin_games')
    .set((eb) => ({ remaining: eb('remaining', '+', 1) }))
    .where('free_spin_id', '=', freeSpin)
    .where('game_id', '=', gameId)
    .where('remaining', 'is not', null)
    .execute();
}

/** Adds to what was won with free spins, and ends them when all are played. Minor units of their currency. */
export async function addWinnings(
  unit: Unit,
  memberId: string,
  freeSpin: string,
  amount: bigint,
): Promise<void> {
  await unit.db
    .updateTable('member_free_spins')
    .set((eb) => ({ total_winnings_minor: eb('total_winnings_minor', '+', amount) }))
    .where('id', '=', freeSpin)
    .execute();
  await settleRewards(unit, memberId);
}

import type { HeldFreeSpins } from '@magpie/domain/free-spins';
import { money } from '@magpie/domain/money';
import type { Minor } from '@magpie/domain/money';
import type { Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import {
  addToWinnings,
  changeSpinsLeft,
  freeSpinGames,
  freeSpinRow,
  settleFreeSpins,
} from '../promos/index.ts';
import type { SpinsOfGame } from '../promos/index.ts';

export interface SpinsInGame {
  readonly currency: string;
  /** Stake of one spin. */
  readonly value: Minor;
  readonly held: HeldFreeSpins;
  /** What all of them have won so far, in every one of their games. */
  readonly won: Minor;
}

/** A member's free spins in a game; null when they are not the member's or not for this game. */
export async function spinsInGame(
  db: Reader,
  ask: { readonly memberId: string; readonly freeSpin: string; readonly gameId: string },
): Promise<SpinsInGame | null> {
  const row = await freeSpinRow(db, ask.memberId, ask.freeSpin);
  const part = row && (await freeSpinGames(db, [row.id])).find(({ gameId }) => gameId === ask.gameId);
  if (!row || !part) return null;
  return {
    currency: row.currency,
    value: money.of(part.betValueMinor),
    won: money.of(row.totalWinningsMinor),
    held: {
      status: row.status,
      activated: row.activated,
      expiresAt: row.expiresAt === null ? null : new Date(row.expiresAt),
      remaining: part.remaining,
    },
  };
}

export const countSpin = (unit: Unit, spins: SpinsOfGame): Promise<void> =>
  changeSpinsLeft(unit.db, spins, -1);

export interface FreeWin {
  readonly memberId: string;
  readonly freeSpin: string;
  /** In minor units of their currency. */
  readonly amount: bigint;
  /** Whether another of their rounds is open, whose spin may still come back. */
  readonly roundOpen: boolean;
}

/** Adds to what was won with free spins, and ends them with the last of their rounds. */
export async function addWinnings(
  unit: Unit,
  { memberId, freeSpin, amount, roundOpen }: FreeWin,
): Promise<void> {
  await addToWinnings(unit.db, freeSpin, amount);
  if (!roundOpen) await settleFreeSpins(unit, memberId, freeSpin);
}

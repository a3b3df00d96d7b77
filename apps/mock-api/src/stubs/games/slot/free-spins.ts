import { spinsInGame } from '#modules/free-spins/index.ts';
import type { SpinsInGame } from '#modules/free-spins/index.ts';
import { decimal, knownCurrency } from '#modules/wallets/index.ts';
import type { Seat } from '../seat.ts';

/** What the page tells of the free spins that it plays. */
export interface SlotFreeSpins {
  /** Spins left in this game; null when nobody knows. */
  readonly left: number | null;
  /** What all of them have won so far, a decimal of the wire. */
  readonly won: string;
}

/** The free spins of the session at a seat; null when the wallets are played. */
export async function freeSpinsAt({ world, game, session }: Seat): Promise<SpinsInGame | null> {
  if (session?.freeSpin == null) return null;
  const ask = { memberId: session.memberId, freeSpin: session.freeSpin, gameId: game.id };
  return spinsInGame(world.db, ask);
}

export function toSlotFreeSpins({ held, won, currency }: SpinsInGame): SlotFreeSpins {
  return { left: held.remaining, won: decimal(won, knownCurrency(currency)) };
}

import type { Writer } from '#platform/store/index.ts';

export interface SpinsOfGame {
  readonly freeSpin: string;
  readonly gameId: string;
}

/** Adds to what is left of free spins in a game; spins without a number stay without one. */
export async function changeSpinsLeft(
  db: Writer,
  { freeSpin, gameId }: SpinsOfGame,
  by: 1 | -1,
): Promise<void> {
  await db
    .updateTable('memberFreeSpinGames')
    .set((eb) => ({ remaining: eb('remaining', '+', by) }))
    .where('freeSpinId', '=', freeSpin)
    .where('gameId', '=', gameId)
    .where('remaining', 'is not', null)
    .execute();
}

export async function addToWinnings(db: Writer, freeSpin: string, amount: bigint): Promise<void> {
  await db
    .updateTable('memberFreeSpins')
    .set((eb) => ({ totalWinningsMinor: eb('totalWinningsMinor', '+', amount) }))
    .where('id', '=', freeSpin)
    .execute();
}

export async function markActivated(db: Writer, freeSpin: string): Promise<void> {
  await db.updateTable('memberFreeSpins').set({ activated: true }).where('id', '=', freeSpin).execute();
}

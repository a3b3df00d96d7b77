import type { PlatformServices } from '#platform/http/index.ts';
import type { World } from '#platform/worlds/index.ts';
import type { SeatKey } from '../seat-key.ts';
import { allUnfinished, roundById, roundsUnfinished } from '../store/index.ts';
import type { RoundRow } from '../store/index.ts';
import type { StudioSeat } from '../seat.ts';
import { walletOf } from '../wallet-calls.ts';
import { annul, giveBack, payRound } from './drive.ts';
import type { RoundContext } from './drive.ts';
import { partsOf } from './parts.ts';
import { takeResult, waitsForResult } from './shared.ts';
import { withSeatLock } from './seat-lock.ts';

const waitsForAnswer = (row: RoundRow): boolean =>
  row.status !== 'OPEN' || partsOf(row).some(({ state }) => state === 'ASKED');

const waits = (row: RoundRow, { world }: Pick<RoundContext, 'world'>): boolean =>
  waitsForAnswer(row) || waitsForResult(row, world.now());

/**
 * Brings a round to where it waits for nobody but its player: what was decided is paid, what was drawn for everyone is
 * decided, what was not is given back.
 */
function finish(context: RoundContext, row: RoundRow): Promise<RoundRow> {
  if (!waitsForAnswer(row)) return takeResult(context, row);
  return row.status === 'DECIDED' ? payRound(context, row) : giveBack(context, row);
}

/** Finishes what calls without an answer left of a member's rounds at a game (PLAY-37). To be called in turn. */
export async function recoverAt(context: RoundContext, seatKey: SeatKey): Promise<void> {
  for (const row of await roundsUnfinished(context.world.db, seatKey)) {
    if (waits(row, context)) await finish(context, row);
  }
}

/** Annuls what waits for its player of a game that the card had before: its page cannot finish it. To be called in turn. */
export async function annulOfOtherGame(seat: StudioSeat, seatKey: SeatKey): Promise<void> {
  for (const row of await roundsUnfinished(seat.world.db, seatKey)) {
    if (row.status === 'OPEN' && row.modelId !== seat.model.id) await annul(seat, row);
  }
}

async function recoverRound(services: PlatformServices, world: World, row: RoundRow): Promise<void> {
  const wallet = await walletOf(services, world, row.gameId);
  if (!wallet) return;
  const context = { world, wallet };
  await withSeatLock(world, row, async () => {
    const now = await roundById(world.db, row.id);
    if (now?.closedAt === null && waits(now, context)) await finish(context, now);
  });
}

/** Finishes what a stop or a crash left in a world, each round once; what cannot be finished now waits for its player. */
export async function recoverWorld(services: PlatformServices, world: World): Promise<void> {
  for (const row of await allUnfinished(world.db)) {
    if (!waits(row, { world })) continue;
    await recoverRound(services, world, row).catch((error: unknown) => {
      if (!world.closed)
        services.logger.error({ world: world.id, round: row.id, error }, 'round not finished');
    });
  }
}

/** Whether a world holds a round that a stop cut off. */
export const hasUnfinished = async (db: World['db']): Promise<boolean> =>
  (await allUnfinished(db)).some(waitsForAnswer);

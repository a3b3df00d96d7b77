import { catalogueOf } from '#modules/games/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { WalletDoor } from '../door.ts';
import { allUnfinished, roundById, roundsUnfinished } from '../store/index.ts';
import type { Place, RoundRow } from '../store/index.ts';
import { giveBack, payRound } from './drive.ts';
import type { Desk } from './drive.ts';
import { partsOf } from './parts.ts';
import { takeResult, waitsForResult } from './shared.ts';
import { inTurn } from './turns.ts';

const waitsForAnswer = (row: RoundRow): boolean =>
  row.status !== 'OPEN' || partsOf(row).some(({ state }) => state === 'ASKED');

const waits = (row: RoundRow, { world }: Pick<Desk, 'world'>): boolean =>
  waitsForAnswer(row) || waitsForResult(row, world.now());

/**
 * Brings a round to where it waits for nobody but its player: what was decided is paid, what was drawn for everyone is
 * decided, what was not is given back.
 */
function finish(desk: Desk, row: RoundRow): Promise<RoundRow> {
  if (!waitsForAnswer(row)) return takeResult(desk, row);
  return row.status === 'DECIDED' ? payRound(desk, row) : giveBack(desk, row);
}

/** Finishes what calls without an answer left of a member's rounds at a game (PLAY-37). To be called in turn. */
export async function recoverAt(desk: Desk, place: Place): Promise<void> {
  for (const row of await roundsUnfinished(desk.world.db, place)) {
    if (waits(row, desk)) await finish(desk, row);
  }
}

async function recoverRound(services: PlatformServices, world: World, row: RoundRow): Promise<void> {
  const game = (await catalogueOf(world)).gameById.get(row.gameId);
  if (!game) return;
  const desk = { world, door: new WalletDoor(services, world, game.vendor.id) };
  await inTurn(world, row, async () => {
    const now = await roundById(world.db, row.id);
    if (now?.closedAt === null && waits(now, desk)) await finish(desk, now);
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

/** Finishes what the last stop left in every world that is kept. */
export async function recoverAll(services: PlatformServices): Promise<void> {
  const unanswered = async (db: World['db']) => (await allUnfinished(db)).some(waitsForAnswer);
  for await (const world of services.registry.where(unanswered)) await recoverWorld(services, world);
}

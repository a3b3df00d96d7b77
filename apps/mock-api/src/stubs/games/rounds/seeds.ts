import { decideSeedChange, hashOf, memberSeed, studioReasons } from '@magpie/domain/studio';
import type { RoundSeeds } from '@magpie/domain/studio';
import { z } from 'zod';
import { refusalOf } from '#platform/graphql/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { seatKeyOf } from '../seat-key.ts';
import type { SeatKey } from '../seat-key.ts';
import type { StudioSeat } from '../seat.ts';
import { addSeed, changeSeed, roundsOver, roundsUnfinished, seedInUse, seedsOf } from '../store/index.ts';
import type { RoundRow, SeedRow } from '../store/index.ts';
import { replayKept } from './replay.ts';
import { seedsToJoin } from './shared.ts';
import { withSeatLock } from './seat-lock.ts';
import { toView } from './view.ts';

const LISTED = 20;

const sent = z.object({ clientSeed: z.string() });

/** A client seed for who has named none; it is told anyway, so it may come from the world's source. */
const anyClientSeed = (unit: Unit): string =>
  Array.from({ length: 8 }, () => unit.integer(0, 255).toString(16).padStart(2, '0')).join('');

/** New seeds of a member at a game. The server's comes out again with the world, but only under the platform's secret. */
function newSeed(unit: Unit, { memberId, gameId }: SeatKey, clientSeed: string): Promise<SeedRow> {
  const id = unit.timelessId('sed');
  const serverSeed = memberSeed(unit.world.drawSeed, { member: memberId, game: gameId, id });
  return addSeed(unit, { id, memberId, gameId, serverSeed, clientSeed });
}

/** The seeds of a member at a game, made when there are none. */
async function seedFor(unit: Unit, seatKey: SeatKey): Promise<SeedRow> {
  const held = await seedInUse(unit.db, seatKey);
  return held ?? newSeed(unit, seatKey, anyClientSeed(unit));
}

/** A member's copy of the seeds of a table; those of an earlier day are revealed, as all of its rounds are drawn. */
async function tableSeedFor(
  unit: Unit,
  seatKey: SeatKey,
  { serverSeed, clientSeed }: RoundSeeds,
): Promise<SeedRow> {
  const held = await seedInUse(unit.db, seatKey);
  if (held?.serverSeed === serverSeed) return held;
  if (held) await changeSeed(unit, held.id, { revealedAt: unit.now.getTime() });
  return addSeed(unit, { id: unit.timelessId('sed'), ...seatKey, serverSeed, clientSeed });
}

function seedNow(unit: Unit, seat: StudioSeat): Promise<SeedRow> {
  const table = seedsToJoin(seat, unit.now);
  return table ? tableSeedFor(unit, seatKeyOf(seat), table) : seedFor(unit, seatKeyOf(seat));
}

/** What decides a round that begins now: the next one of the member's own, or the next of the table's. */
export async function drawnBy(unit: Unit, seat: StudioSeat): Promise<{ seedId: string; nonce: number }> {
  const { id: seedId, nonce: own } = await seedNow(unit, seat);
  const table = seedsToJoin(seat, unit.now);
  if (!table) await changeSeed(unit, seedId, { nonce: own + 1 });
  return { seedId, nonce: table?.nonce ?? own };
}

/** What is told of seeds that are in use: never the server's. */
const promise = ({ serverSeed, clientSeed, nonce }: SeedRow) => ({
  seedHash: hashOf(serverSeed),
  clientSeed,
  nonce,
});

const revealed = (seed: SeedRow) => ({
  ...promise(seed),
  serverSeed: seed.revealedAt === null ? null : seed.serverSeed,
});

/** A round with all that it can be recomputed from. @param modelId of the game that the page shows */
export function pastView(row: RoundRow, seed: SeedRow, modelId: string) {
  const draws = row.status === 'ROLLED_BACK' ? [] : replayKept(row, seed).draws;
  const at = new Date(row.openedAt).toISOString();
  const otherGame = row.modelId !== modelId;
  return { ...toView(row, seed), ...revealed(seed), nonce: row.nonce, at, draws, otherGame };
}

async function pastRounds(db: Reader, seat: StudioSeat) {
  const rows = await roundsOver(db, { ...seatKeyOf(seat), currency: seat.at.currency.code }, LISTED);
  const seeds = new Map(
    (
      await seedsOf(
        db,
        rows.map(({ seedId }) => seedId),
      )
    ).map((seed) => [seed.id, seed]),
  );
  return rows.flatMap((row) => {
    const seed = seeds.get(row.seedId);
    return seed ? [pastView(row, seed, seat.model.id)] : [];
  });
}

/** The seeds in use by their hash, and the member's last rounds with all that they can be recomputed from. */
export async function fairnessAt(seat: StudioSeat) {
  const { world } = seat;
  const seatKey = seatKeyOf(seat);
  const table = seedsToJoin(seat, world.now());
  const held = await seedInUse(world.db, seatKey);
  const current = table === undefined || held?.serverSeed === table.serverSeed ? held : undefined;
  const seed = current ?? (await world.write((unit) => seedNow(unit, seat)));
  const { nonce } = table ?? seed;
  return { ...promise(seed), nonce, shared: table !== undefined, rounds: await pastRounds(world.db, seat) };
}

/**
 * Takes another client seed: the server seed so far is revealed, and the next one promised by its hash.
 * @throws Refusal BAD_USER_INPUT, or CONFLICT while the seeds decide a round that is open, or are those of a table
 */
export async function changeSeedAt(seat: StudioSeat, body: unknown) {
  const { world, model } = seat;
  const seatKey = seatKeyOf(seat);
  return withSeatLock(world, seatKey, () =>
    world.write(async (unit) => {
      const decision = decideSeedChange({
        clientSeed: sent.safeParse(body).data?.clientSeed ?? null,
        shared: model.shared !== undefined,
        unfinished: (await roundsUnfinished(unit.db, seatKey)).length,
      });
      if (!decision.allowed) throw refusalOf(studioReasons, decision);
      const old = await seedFor(unit, seatKey);
      await changeSeed(unit, old.id, { revealedAt: unit.now.getTime() });
      const seed = await newSeed(unit, seatKey, decision.plan.clientSeed);
      return { ...promise(seed), revealed: { ...promise(old), serverSeed: old.serverSeed } };
    }),
  );
}

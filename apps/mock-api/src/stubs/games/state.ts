import { money } from '@magpie/domain/money';
import { percentOf } from '@magpie/domain/studio';
import type { StudioModel } from '@magpie/domain/studio';
import { z } from 'zod';
import { lookOf } from './looks.ts';
import type { Purse } from './wallet-calls.ts';
import { recoverAt } from './rounds/recover.ts';
import { seedOfRound } from './rounds/replay.ts';
import { placeOf } from './place.ts';
import { stakesAt } from './rounds/begin.ts';
import { inTurn } from './rounds/turns.ts';
import { asJson, toView } from './rounds/view.ts';
import type { RoundView } from './rounds/view.ts';
import type { Seat, Table } from './seat.ts';
import { markSeen, roundsOver, roundsUnfinished } from './store/index.ts';
import type { RoundRow } from './store/index.ts';

const sent = z.object({ seen: z.string().max(64).optional() });

/** What every page is told of the member's money. */
export async function purseAt({ at, wallet }: Table): Promise<Purse> {
  return at.gameSession !== null && at.live ? wallet.balance(at.gameSession) : at;
}

export function tableView({ at, game }: Table, { balance, stakedFrom, live, freeSpins }: Purse) {
  return {
    game: { code: game.code, name: game.name, provider: game.subCategory.name },
    currency: at.currency,
    ...{ balance, stakedFrom, live, freeSpins },
    origins: at.origins,
    lobby: at.lobby,
  };
}

/** The balance, which a page asks for from time to time; notes what it has shown meanwhile. */
export async function balanceAt(seat: Seat, body: unknown) {
  const seen = sent.safeParse(body).data?.seen;
  if (seen !== undefined) await seat.world.write((unit) => markSeen(unit, placeOf(seat), seen));
  return tableView(seat, await purseAt(seat));
}

function modelAt({ model, at }: Seat) {
  const { id, kind, volatility, rules, returnOf, staking }: StudioModel = model;
  return {
    ...{ id, kind, volatility, rules, returnOf, staking },
    /** Return to player in percent, exact to two decimals (PLAY-33, PLAY-35). */
    returned: percentOf(model.exactReturn()),
    table: asJson(model.table, at.currency.type),
  };
}

const viewOf = async (seat: Seat, row: RoundRow | undefined): Promise<RoundView | null> =>
  row ? toView(row, await seedOfRound(seat.world.db, row)) : null;

async function roundsAt(seat: Seat) {
  const { world, at } = seat;
  const place = placeOf(seat);
  // What cannot be finished now is tried again later, and keeps nobody from seeing the game.
  await inTurn(world, place, () => recoverAt(seat, place)).catch(() => undefined);
  const open = (await roundsUnfinished(world.db, place)).find(({ status }) => status === 'OPEN');
  const [last] = await roundsOver(world.db, { ...place, currency: at.currency.code }, 1);
  const shown = await viewOf(seat, last);
  return { open: await viewOf(seat, open), last: shown, unseen: last && !last.seen ? shown : null };
}

/**
 * All that a page needs to begin: what the game is, what can be staked, the last round, one that waits for its player, and
 * one that ended while nobody looked (PLAY-37).
 */
export async function stateAt(seat: Seat) {
  const rounds = await roundsAt(seat);
  const { type } = seat.at.currency;
  return {
    ...tableView(seat, await purseAt(seat)),
    model: modelAt(seat),
    look: lookOf(seat.model.kind, seat.game),
    stakes: stakesAt(seat).map((stake) => money.format(stake, type)),
    ...rounds,
  };
}

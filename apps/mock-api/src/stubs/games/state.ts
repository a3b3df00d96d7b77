import { money } from '@magpie/domain/money';
import type { CurrencyType } from '@magpie/domain/money';
import { openingStake } from '@magpie/domain/play';
import { autoplayRounds, offersAutoplay, percentText } from '@magpie/domain/studio';
import type { StudioModel } from '@magpie/domain/studio';
import { z } from 'zod';
import { lookOf } from './looks.ts';
import type { SeatWallet } from './wallet-calls.ts';
import { partsOf } from './rounds/parts.ts';
import { annulOfOtherGame, recoverAt } from './rounds/recover.ts';
import { seedOfRound } from './rounds/replay.ts';
import { seatKeyOf } from './seat-key.ts';
import { stakesAt } from './rounds/begin.ts';
import { withSeatLock } from './rounds/seat-lock.ts';
import { asJson, toView } from './rounds/view.ts';
import type { RoundView } from './rounds/view.ts';
import type { StudioSeat, Seat } from './seat.ts';
import { markSeen, roundsOver, roundsUnfinished } from './store/index.ts';
import type { RoundRow } from './store/index.ts';

const sent = z.object({ seen: z.string().max(64).optional() });

/** What every page is told of the member's money. */
export async function seatWallet({ at, wallet }: Seat): Promise<SeatWallet> {
  return at.gameSession !== null && at.live ? wallet.balance(at.gameSession) : at;
}

export function seatView({ at, game }: Seat, { balance, stakedFrom, live, freeSpins }: SeatWallet) {
  return {
    game: { code: game.code, name: game.name, provider: game.subCategory.name },
    currency: at.currency,
    ...{ balance, stakedFrom, live, freeSpins },
    origins: at.origins,
    lobby: at.lobby,
  };
}

/** The balance, which a page asks for from time to time; notes what it has shown meanwhile. */
export async function balanceAt(seat: StudioSeat, body: unknown) {
  const seen = sent.safeParse(body).data?.seen;
  if (seen !== undefined) await seat.world.write((unit) => markSeen(unit, seatKeyOf(seat), seen));
  return seatView(seat, await seatWallet(seat));
}

/** What a page is told of the game that it shows. */
export function modelView(model: StudioModel, type: CurrencyType) {
  const { id, kind, volatility, rules, returnOf, staking } = model;
  return {
    ...{ id, kind, volatility, rules, returnOf, staking },
    autoplay: offersAutoplay(kind) ? autoplayRounds : [],
    /** Return to player in percent, exact to two decimals (PLAY-33, PLAY-35). */
    returned: percentText(model.exactReturn()),
    table: asJson(model.table, type),
  };
}

const viewOf = async (seat: StudioSeat, row: RoundRow | undefined): Promise<RoundView | null> =>
  row ? toView(row, await seedOfRound(seat.world.db, row)) : null;

/** Whether the card has the same game still. */
const isOfGame = ({ model }: StudioSeat, { modelId }: RoundRow): boolean => modelId === model.id;

async function roundsAt(seat: StudioSeat) {
  const { world, at } = seat;
  const seatKey = seatKeyOf(seat);
  // What cannot be finished now is tried again later, and keeps nobody from seeing the game.
  await withSeatLock(world, seatKey, async () => {
    await recoverAt(seat, seatKey);
    await annulOfOtherGame(seat, seatKey);
  }).catch(() => undefined);
  const open = (await roundsUnfinished(world.db, seatKey)).find(
    (row) => row.status === 'OPEN' && isOfGame(seat, row),
  );
  const [latest] = await roundsOver(world.db, { ...seatKey, currency: at.currency.code }, 1);
  // One that was given back shows nothing of its game.
  const last = latest && (isOfGame(seat, latest) || latest.status === 'ROLLED_BACK') ? latest : undefined;
  const shown = await viewOf(seat, last);
  const views = { open: await viewOf(seat, open), last: shown, unseen: last && !last.seen ? shown : null };
  return { last, views };
}

/** The stake that the page opens with, and whether it is covered. Raises of the last round were not chosen as a stake. */
function openingAt(seat: StudioSeat, { balance, freeSpins }: SeatWallet, last: RoundRow | undefined) {
  const { type } = seat.at.currency;
  const [first] = last ? partsOf(last) : [];
  const { stake, covered } = openingStake({
    staking: seat.model.staking,
    ladder: stakesAt(seat),
    last: first ? money.of(first.stake) : null,
    available: freeSpins ? null : money.parseOrZero(balance, type),
  });
  return { stake: money.format(stake, type), covered };
}

/**
 * All that a page needs to begin: what the game is, what can be staked, the last round, one that waits for its player, and
 * one that ended while nobody looked (PLAY-37).
 */
export async function stateAt(seat: StudioSeat) {
  const { last, views } = await roundsAt(seat);
  const wallet = await seatWallet(seat);
  const { type } = seat.at.currency;
  return {
    ...seatView(seat, wallet),
    model: modelView(seat.model, type),
    look: lookOf(seat.model.kind, seat.game),
    stakes: stakesAt(seat).map((stake) => money.format(stake, type)),
    opening: openingAt(seat, wallet, last),
    ...views,
  };
}

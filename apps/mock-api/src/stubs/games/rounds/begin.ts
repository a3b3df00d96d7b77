import { money } from '@magpie/domain/money';
import type { Minor } from '@magpie/domain/money';
import { decideRound, roundReasons } from '@magpie/domain/studio';
import type { Json, OrderedBet, RoundBet, RoundFacts, RoundPlan } from '@magpie/domain/studio';
import { z } from 'zod';
import { refusalOf } from '#platform/graphql/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { sessionAt } from '../seat.ts';
import type { StudioSeat } from '../seat.ts';
import { addRound, findRound, markSeen, roundsUnfinished } from '../store/index.ts';
import type { RoundRow } from '../store/index.ts';
import { giveBack, openRound, payRound } from './drive.ts';
import { autoplayFacts } from './autoplay.ts';
import { asked, partsJson, partsOf } from './parts.ts';
import { recoverAt } from './recover.ts';
import { seatKeyOf } from '../seat-key.ts';
import { drawnBy } from './seeds.ts';
import { isDrawnForAll } from './shared.ts';
import { isChoice } from './tried-choices.ts';
import { withSeatLock } from './seat-lock.ts';

const sent = z.object({
  request: z.string().regex(/^[\w-]{8,64}$/),
  stake: z.string().max(40),
  choice: z.json().default(null),
  seen: z.string().max(64).optional(),
  autoplay: z.string().max(64).nullish(),
});

interface Order extends OrderedBet {
  readonly request: string;
  readonly seen?: string | undefined;
  /** Null for a round that begins at a press. */
  readonly autoplay: string | null;
}

/** The stakes of a game at a seat, the smallest first: those of its model, or that of the free spins. */
export function stakesAt({ at, model }: StudioSeat): readonly Minor[] {
  const { type } = at.currency;
  if (at.freeSpins) return [money.parseOrZero(at.freeSpins.stake, type)];
  return model.stakesOf(at.stakes.map((stake) => money.parseOrZero(stake, type)));
}

function orderIn(seat: StudioSeat, body: unknown): Order | null {
  const { data } = sent.safeParse(body);
  if (!data) return null;
  const { autoplay = null, ...order } = data;
  return { ...order, autoplay, currency: seat.at.currency.code };
}

type Begun = Extract<RoundPlan<Order, BegunRound>, { kind: 'BEGIN' }>;

async function keepIntent(unit: Unit, seat: StudioSeat, { order, stake }: Begun): Promise<RoundRow> {
  const seatKey = seatKeyOf(seat);
  const { seen, choice, request, autoplay: autoplayId } = order;
  if (seen !== undefined) await markSeen(unit, seatKey, seen);
  const drawn = await drawnBy(unit, seat);
  const { code: currency, type: currencyType } = seat.at.currency;
  return addRound(unit, {
    id: unit.id('rnd'),
    ...seatKey,
    gameSession: sessionAt(seat),
    requestId: request,
    modelId: seat.model.id,
    ...{ currency, currencyType },
    ...drawn,
    choice,
    parts: partsJson([asked(stake, seat.at.stakedFrom)]),
    status: 'OPENING',
    stakeMinor: stake,
    openedAt: unit.now.getTime(),
    closedAt: null,
    autoplayId,
    freeSpins: seat.at.freeSpins?.id ?? null,
  });
}

interface BegunRound extends RoundBet {
  readonly row: RoundRow;
}

const begunRound = (row: RoundRow): BegunRound => {
  const [first] = partsOf(row);
  const choice = JSON.parse(row.choice) as Json;
  return { row, currency: row.currency, choice, stake: first ? money.of(first.stake) : null };
};

/** What stands in the way of a new round, after what of the seat had no answer yet was asked again. */
async function standingAt(seat: StudioSeat, { autoplay }: Order) {
  await recoverAt(seat, seatKeyOf(seat));
  const { at, world } = seat;
  const balance = money.parseOrZero(at.balance, at.currency.type);
  return {
    autoplay: autoplay === null ? null : await autoplayFacts(seat, autoplay, balance),
    unfinished: (await roundsUnfinished(world.db, seatKeyOf(seat))).length,
  };
}

function offeredAt(seat: StudioSeat): Pick<RoundFacts, 'offers' | 'stakes'> {
  const { at, model } = seat;
  const play = at.freeSpins ? 'FREE_SPIN' : model.staking === 'SUM' ? 'TABLE' : 'SLOT';
  return {
    stakes: { play, type: at.currency.type, ladder: stakesAt(seat) },
    offers: (stake, choice) => isChoice(model, stake, choice),
  };
}

async function factsAt(seat: StudioSeat, order: Order | null): Promise<RoundFacts<Order, BegunRound>> {
  const row = order && (await findRound(seat.world.db, seatKeyOf(seat), order.request));
  // What asks for no new round asks nothing of the wallet again.
  const standing = order && !row ? await standingAt(seat, order) : { autoplay: null, unfinished: 0 };
  return { order, earlier: row ? begunRound(row) : null, ...offeredAt(seat), ...standing };
}

/** Asks again what of a round has no answer yet; nobody joins a round of a table whose result everyone knows. */
function continued(seat: StudioSeat, row: RoundRow): Promise<RoundRow> {
  if (row.status === 'OPENING')
    return isDrawnForAll(row, seat.world.now()) ? giveBack(seat, row) : openRound(seat, row);
  return row.status === 'DECIDED' ? payRound(seat, row) : Promise.resolve(row);
}

/**
 * Begins a round (PLAY-26): its intent is kept, its stake taken, its course kept, its win paid. The same request again is the
 * same round, so that a page that lost the answer may ask again without paying again.
 * @throws Refusal BAD_USER_INPUT, INSUFFICIENT_BALANCE, CONFLICT while no session has begun or another round is open,
 *   GAME_SESSION_ENDED, IDEMPOTENCY_CONFLICT, or what autoplay stops for
 * @throws WalletUnanswered when the platform does not answer for good
 */
export async function beginAt(seat: StudioSeat, body: unknown): Promise<RoundRow> {
  sessionAt(seat);
  const order = orderIn(seat, body);
  const { world } = seat;
  return withSeatLock(world, seatKeyOf(seat), async () => {
    const decision = decideRound(await factsAt(seat, order));
    if (!decision.allowed) throw refusalOf(roundReasons, decision);
    const { plan } = decision;
    if (plan.kind === 'REPEAT') return world.together(() => continued(seat, plan.round.row));
    return world.together(async () =>
      openRound(seat, await world.write((unit) => keepIntent(unit, seat, plan))),
    );
  });
}

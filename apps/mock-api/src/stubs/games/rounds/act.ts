import { money } from '@magpie/domain/money';
import type { Minor } from '@magpie/domain/money';
import { decideRoundAction, studioReasons } from '@magpie/domain/studio';
import type { ActedRound, Json, RoundActionPlan } from '@magpie/domain/studio';
import { z } from 'zod';
import { refusalOf } from '#platform/graphql/index.ts';
import { sessionAt } from '../seat.ts';
import type { StudioSeat } from '../seat.ts';
import { roundById } from '../store/index.ts';
import type { RoundRow } from '../store/index.ts';
import { actOn, payRound } from './drive.ts';
import { partsOf, sumOf } from './parts.ts';
import { recoverAt } from './recover.ts';
import { actionsOf, replay, seedOfRound } from './replay.ts';
import { seatKeyOf } from '../seat-key.ts';
import { isUndrawn } from './shared.ts';
import { withSeatLock } from './seat-lock.ts';

const sent = z.object({
  round: z.string().max(64),
  step: z.number().int().min(0).max(1000),
  action: z.json(),
});

async function ownRound(seat: StudioSeat, id: string): Promise<RoundRow | undefined> {
  const row = await roundById(seat.world.db, id);
  const { memberId, gameId } = seatKeyOf(seat);
  return row?.memberId === memberId && row.gameId === gameId ? row : undefined;
}

async function recoveredRound(seat: StudioSeat, id: string): Promise<RoundRow | undefined> {
  if (!(await ownRound(seat, id))) return undefined;
  await recoverAt(seat, seatKeyOf(seat));
  return ownRound(seat, id);
}

/** What would be staked on a round after an action; null while it has none of this kind. */
async function stakedAfter({ world }: StudioSeat, row: RoundRow, action: Json): Promise<Minor | null> {
  if (row.status !== 'OPEN' || isUndrawn(row, world.now())) return null;
  const played = replay(row, await seedOfRound(world.db, row), [...actionsOf(row), action]);
  return played && money.of(sumOf(played.state.stakes));
}

const beginningOf = (row: RoundRow) => partsOf(row)[0]?.from;

interface KeptRound extends ActedRound {
  readonly row: RoundRow;
}

async function keptRound(seat: StudioSeat, row: RoundRow, action: Json): Promise<KeptRound> {
  const { currency, freeSpins, stakedFrom } = seat.at;
  const standing = partsOf(row).filter(({ state }) => state !== 'RETURNED');
  return {
    row,
    begun: { currency: row.currency, freeSpins: row.freeSpins, stakedFrom: beginningOf(row) },
    played: { currency: currency.code, freeSpins: freeSpins?.id ?? null, stakedFrom },
    taken: actionsOf(row),
    staked: money.of(sumOf(standing.map(({ stake }) => stake))),
    stakedAfter: await stakedAfter(seat, row, action),
  };
}

function carriedOut(seat: StudioSeat, plan: RoundActionPlan<KeptRound>): Promise<RoundRow> {
  const { row } = plan.round;
  if (plan.kind === 'REPEAT') return row.status === 'DECIDED' ? payRound(seat, row) : Promise.resolve(row);
  const { action, raise: stake } = plan;
  // The session that the round began in may be over; a further stake is taken in the one of now.
  const raise = stake === null ? undefined : { stake, from: beginningOf(row), gameSession: sessionAt(seat) };
  return seat.world.together(() => actOn(seat, row, action, raise));
}

/**
 * Does something in a round that waits for its player. The same step again is answered as before.
 * @throws Refusal BAD_USER_INPUT, NOT_FOUND, CONFLICT for what the round does not have now, INSUFFICIENT_BALANCE,
 *   PLAYED_MONEY_CHANGED and GAME_SESSION_ENDED for a further stake, or IDEMPOTENCY_CONFLICT
 * @throws WalletUnanswered when the platform does not answer for good
 */
export async function actAt(seat: StudioSeat, body: unknown): Promise<RoundRow> {
  const ask = sent.safeParse(body).data ?? null;
  return withSeatLock(seat.world, seatKeyOf(seat), async () => {
    const row = ask && (await recoveredRound(seat, ask.round));
    const round = row ? await keptRound(seat, row, ask.action) : null;
    const decision = decideRoundAction({ sent: ask, round });
    if (!decision.allowed) throw refusalOf(studioReasons, decision);
    return carriedOut(seat, decision.plan);
  });
}

import { refuse } from '@magpie/domain/decision';
import { decideRaise, studioReasons } from '@magpie/domain/studio';
import type { Json } from '@magpie/domain/studio';
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
  /** How many actions the page knows of; the action is the one after them. */
  step: z.number().int().min(0).max(1000),
  action: z.json(),
});

type Sent = z.infer<typeof sent>;

async function ownRound(seat: StudioSeat, id: string): Promise<RoundRow> {
  const row = await roundById(seat.world.db, id);
  const { memberId, gameId } = seatKeyOf(seat);
  if (row?.memberId === memberId && row.gameId === gameId) return row;
  throw refusalOf(studioReasons, refuse('roundUnknown'));
}

/** The round after an action that was taken before; refuses another one in its place. */
function repeated(seat: StudioSeat, row: RoundRow, earlier: Json, { action }: Sent): Promise<RoundRow> {
  if (JSON.stringify(earlier) !== JSON.stringify(action))
    throw refusalOf(studioReasons, refuse('otherOrder'));
  return row.status === 'DECIDED' ? payRound(seat, row) : Promise.resolve(row);
}

async function act(seat: StudioSeat, row: RoundRow, { action }: Sent): Promise<RoundRow> {
  const seeds = await seedOfRound(seat.world.db, row);
  const open = row.status === 'OPEN' && !isUndrawn(row, seat.world.now());
  const played = open ? replay(row, seeds, [...actionsOf(row), action]) : null;
  if (!played) throw refusalOf(studioReasons, refuse('actionUnknown'));
  const standing = partsOf(row).filter(({ state }) => state !== 'RETURNED');
  const raise = sumOf(played.state.stakes) - sumOf(standing.map(({ stake }) => stake));
  if (raise === 0n) return actOn(seat, row, action);
  const { currency, freeSpins, stakedFrom } = seat.at;
  const from = partsOf(row)[0]?.from;
  const decision = decideRaise({
    begun: { currency: row.currency, freeSpins: row.freeSpins, stakedFrom: from },
    played: { currency: currency.code, freeSpins: freeSpins?.id ?? null, stakedFrom },
  });
  if (!decision.allowed) throw refusalOf(studioReasons, decision);
  // The session that the round began in may be over; a further stake is taken in the one of now.
  return actOn(seat, row, action, { stake: raise, from, gameSession: sessionAt(seat) });
}

/**
 * Does something in a round that waits for its player. The same step again is answered as before.
 * @throws Refusal BAD_USER_INPUT, NOT_FOUND, CONFLICT for what the round does not have now, INSUFFICIENT_BALANCE,
 *   PLAYED_MONEY_CHANGED and GAME_SESSION_ENDED for a further stake, or IDEMPOTENCY_CONFLICT
 * @throws WalletUnanswered when the platform does not answer for good
 */
export async function actAt(seat: StudioSeat, body: unknown): Promise<RoundRow> {
  const parsed = sent.safeParse(body);
  if (!parsed.success) throw refusalOf(studioReasons, refuse('actionMalformed'));
  const ask = parsed.data;
  return withSeatLock(seat.world, seatKeyOf(seat), async () => {
    await ownRound(seat, ask.round);
    await recoverAt(seat, seatKeyOf(seat));
    const row = await ownRound(seat, ask.round);
    const taken = actionsOf(row);
    const earlier = taken[ask.step];
    if (earlier !== undefined) return repeated(seat, row, earlier, ask);
    if (ask.step !== taken.length) throw refusalOf(studioReasons, refuse('actionUnknown'));
    return seat.world.together(() => act(seat, row, ask));
  });
}

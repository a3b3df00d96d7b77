import { decisionText } from '@magpie/domain/decision';
import { money } from '@magpie/domain/money';
import type { Minor } from '@magpie/domain/money';
import { autoplayReasons, decideAutoplay, decideAutoplayStart, startedFeature } from '@magpie/domain/studio';
import type { AutoplayFacts, AutoplayRound } from '@magpie/domain/studio';
import { z } from 'zod';
import { refusalOf } from '#platform/graphql/index.ts';
import type { Reader } from '#platform/store/index.ts';
import { sessionAt } from '../seat.ts';
import type { StudioSeat } from '../seat.ts';
import { seatKeyOf } from '../seat-key.ts';
import { addAutoplay, autoplayById, roundsOfAutoplay } from '../store/autoplays.ts';
import type { AutoplayRow } from '../store/autoplays.ts';
import type { RoundRow } from '../store/index.ts';
import { partsOf } from './parts.ts';
import { replayKept, seedOfRound } from './replay.ts';

const amount = z.string().max(40);

const sent = z.object({
  stake: amount,
  rounds: z.number().int(),
  lossLimit: amount.nullable().default(null),
  winLimit: amount.nullable().default(null),
  balanceFloor: amount.nullable().default(null),
  stopsAtFeature: z.boolean().default(false),
});

/**
 * Keeps what a member set for rounds that begin by themselves; none begins with it.
 * @throws Refusal BAD_USER_INPUT for limits that are missing or no amounts, CONFLICT where there is no autoplay
 */
export async function startAutoplayAt(
  seat: StudioSeat,
  body: unknown,
): Promise<{ readonly autoplay: string }> {
  const gameSession = sessionAt(seat);
  const { currency, freeSpins } = seat.at;
  const decision = decideAutoplayStart({
    kind: seat.model.kind,
    freeSpins: freeSpins !== null,
    type: currency.type,
    sent: sent.safeParse(body).data ?? null,
  });
  if (!decision.allowed) throw refusalOf(autoplayReasons, decision);
  const { rounds, lossLimit, winLimit, balanceFloor, stopsAtFeature } = decision.plan;
  const { id } = await seat.world.write((unit) =>
    addAutoplay(unit, {
      id: unit.id('aut'),
      ...seatKeyOf(seat),
      ...{ gameSession, currency: currency.code, rounds, stopsAtFeature },
      lossLimitMinor: lossLimit,
      winLimitMinor: winLimit,
      balanceFloorMinor: balanceFloor,
      startedAt: unit.now.getTime(),
    }),
  );
  return { autoplay: id };
}

const limitOf = (minor: bigint | null) => (minor === null ? null : money.of(minor));

async function playedOf(db: Reader, row: RoundRow): Promise<AutoplayRound> {
  const { view } = replayKept(row, await seedOfRound(db, row)).state;
  return {
    stake: money.of(row.stakeMinor),
    payout: money.of(row.payoutMinor),
    stakedFrom: partsOf(row)[0]?.from,
    feature: startedFeature(view),
  };
}

/** The autoplay of that name when it is of this member, game, session and currency. */
async function ownAutoplay(seat: StudioSeat, id: string): Promise<AutoplayRow | undefined> {
  const row = await autoplayById(seat.world.db, id);
  const { memberId, gameId } = seatKeyOf(seat);
  const own = row?.memberId === memberId && row.gameId === gameId;
  return own && row.gameSession === seat.at.gameSession && row.currency === seat.at.currency.code
    ? row
    : undefined;
}

/** What says whether one more round of an autoplay begins by itself, by the rounds that it has had. */
export async function autoplayFacts(
  seat: StudioSeat,
  id: string,
  balance: Minor,
): Promise<Omit<AutoplayFacts, 'stake'>> {
  const { db } = seat.world;
  const row = await ownAutoplay(seat, id);
  const rounds = row ? await roundsOfAutoplay(db, row.id) : [];
  const limits = row && {
    rounds: row.rounds,
    lossLimit: money.of(row.lossLimitMinor),
    winLimit: limitOf(row.winLimitMinor),
    balanceFloor: limitOf(row.balanceFloorMinor),
    stopsAtFeature: row.stopsAtFeature,
  };
  const played = await Promise.all(rounds.map((round) => playedOf(db, round)));
  const { live, freeSpins, stakedFrom } = seat.at;
  return {
    limits: limits ?? null,
    ...{ played, balance, stakedFrom, sessionLive: live, freeSpins: freeSpins !== null },
  };
}

/** How an autoplay stands after one of its rounds; null for a round that began at a press. */
export async function autoplayAfter(seat: StudioSeat, row: RoundRow) {
  if (row.autoplayId === null) return null;
  const stake = money.of(row.stakeMinor);
  const balance = money.of(row.balanceAfterMinor);
  const decision = decideAutoplay({ ...(await autoplayFacts(seat, row.autoplayId, balance)), stake });
  if (decision.allowed) return { left: decision.plan.left, stopped: null };
  return { left: 0, stopped: decisionText(autoplayReasons, decision) };
}

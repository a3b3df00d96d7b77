import { decisionText, refuse } from '@magpie/domain/decision';
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

const amount = z.string().max(40).nullish();

const sent = z.object({
  stake: z.string().max(40),
  rounds: z.number().int(),
  lossLimit: amount,
  winLimit: amount,
  balanceFloor: amount,
  stopsAtFeature: z.boolean().default(false),
});

/** @throws Refusal BAD_USER_INPUT for what is no amount of the seat's currency above zero */
function amountAt({ at }: StudioSeat, text: string | null | undefined): Minor | null {
  if (text == null) return null;
  const parsed = money.parse(text, at.currency.type);
  if (!parsed.ok || parsed.value <= 0n) throw refusalOf(autoplayReasons, refuse('malformed'));
  return parsed.value;
}

/**
 * Keeps what a member set for rounds that begin by themselves; none begins with it.
 * @throws Refusal BAD_USER_INPUT for limits that are missing or no amounts, CONFLICT where there is no autoplay
 */
export async function startAutoplayAt(
  seat: StudioSeat,
  body: unknown,
): Promise<{ readonly autoplay: string }> {
  const parsed = sent.safeParse(body);
  if (!parsed.success) throw refusalOf(autoplayReasons, refuse('malformed'));
  const { rounds, stopsAtFeature } = parsed.data;
  const gameSession = sessionAt(seat);
  const decision = decideAutoplayStart({
    kind: seat.model.kind,
    freeSpins: seat.at.freeSpins !== null,
    stake: amountAt(seat, parsed.data.stake) ?? money.zero,
    rounds,
    lossLimit: amountAt(seat, parsed.data.lossLimit),
  });
  if (!decision.allowed) throw refusalOf(autoplayReasons, decision);
  const { id } = await seat.world.write((unit) =>
    addAutoplay(unit, {
      id: unit.id('aut'),
      ...seatKeyOf(seat),
      ...{ gameSession, currency: seat.at.currency.code, rounds, stopsAtFeature },
      lossLimitMinor: decision.plan.lossLimit,
      winLimitMinor: amountAt(seat, parsed.data.winLimit),
      balanceFloorMinor: amountAt(seat, parsed.data.balanceFloor),
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
  { stake, balance }: { readonly stake: Minor; readonly balance: Minor },
): Promise<AutoplayFacts> {
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
    ...{ played, stake, balance, stakedFrom, sessionLive: live, freeSpins: freeSpins !== null },
  };
}

/** How an autoplay stands after one of its rounds; null for a round that began at a press. */
export async function autoplayAfter(seat: StudioSeat, row: RoundRow) {
  if (row.autoplayId === null) return null;
  const stake = money.of(row.stakeMinor);
  const balance = money.of(row.balanceAfterMinor);
  const decision = decideAutoplay(await autoplayFacts(seat, row.autoplayId, { stake, balance }));
  if (decision.allowed) return { left: decision.plan.left, stopped: null };
  return { left: 0, stopped: decisionText(autoplayReasons, decision) };
}

import { refuse } from '@magpie/domain/decision';
import {
  decideStake,
  decideWager,
  decideWagerSettlement,
  drawOutcome,
  fixedOddsPayout,
  limitTexts,
  seatReasons,
  stakeReasons,
  wagerReasons,
} from '@magpie/domain/play';
import type { StakeDetails } from '@magpie/domain/play';
import { money } from '@magpie/domain/money';
import type { Minor } from '@magpie/domain/money';
import { z } from 'zod';
import { inPlay, placeBet, playable, settleRound, stakesOf } from '#modules/play/index.ts';
import type { GameSessionModel, Played } from '#modules/play/index.ts';
import { decimal, knownCurrency } from '#modules/wallets/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import { IdempotencyConflict } from '#platform/ledger/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { addRound, changeRound, findRound } from './store.ts';
import type { RoundRow } from './store.ts';
import type { Seat } from './seat.ts';
import { sessionAt } from './seat.ts';
import { fixturesOf } from './fixtures.ts';
import type { Fixture, Pick } from './fixtures.ts';

const picks = z.enum(['HOME', 'DRAW', 'AWAY']);
const name = z.string().regex(/^[\w-]{8,64}$/);
const placing = z.object({ bet: name, fixture: z.string().max(40), pick: picks, stake: z.string().max(40) });
const settling = z.object({ bet: name });

const kept = z.object({
  fixture: z.object({ id: z.string(), sport: z.string(), home: z.string(), away: z.string() }),
  pick: picks,
  odds: z.number().int(),
  chances: z.array(z.object({ pick: picks, weight: z.number() })),
  result: picks.nullable(),
});

export interface Wager {
  readonly bet: string;
  readonly home: string;
  readonly away: string;
  readonly sport: string;
  readonly pick: Pick;
  readonly odds: number;
  readonly stake: string;
  readonly returns: string;
  /** Null until it is settled. */
  readonly result: Pick | null;
  readonly payout: string;
}

export function toWager(row: RoundRow): Wager {
  const currency = knownCurrency(row.currency);
  const { fixture, pick, odds, result } = kept.parse(JSON.parse(row.outcome));
  const { home, away, sport } = fixture;
  return {
    bet: row.spinId,
    ...{ home, away, sport, pick, odds, result },
    stake: decimal(row.stakeMinor, currency),
    returns: decimal(fixedOddsPayout(money.of(row.stakeMinor), odds), currency),
    payout: decimal(row.payoutMinor, currency),
  };
}

/** Smallest and largest stake of a bet in a currency (PLAY-34). */
export function limitsAtCounter(code: string): StakeDetails {
  return limitTexts(stakesOf('SPORTSBOOK', code), knownCurrency(code).type);
}

function readStake({ currency }: GameSessionModel, stake: string): Minor {
  const { type } = knownCurrency(currency);
  const ladder = stakesOf('SPORTSBOOK', currency);
  const decision = decideStake({ play: 'SPORTSBOOK', stake, type, ladder });
  if (!decision.allowed) throw refusalOf(stakeReasons, decision);
  return decision.plan.stake;
}

function openFixture(world: World, id: string, pick: Pick): { fixture: Fixture; odds: number } {
  const fixture = fixturesOf(world).find((entry) => entry.id === id);
  const offer = fixture?.picks.find((entry) => entry.pick === pick);
  const decision = decideWager(fixture ?? null, offer ?? null);
  if (!decision.allowed) throw refusalOf(wagerReasons, decision);
  return { fixture: decision.plan.event, odds: decision.plan.offer.odds };
}

interface Placing {
  readonly bet: string;
  readonly fixture: string;
  readonly pick: Pick;
  readonly stake: Minor;
}

async function place(unit: Unit, session: GameSessionModel, order: Placing): Promise<Played<RoundRow>> {
  const earlier = await findRound(unit.db, session, order.bet);
  if (earlier) {
    const { fixture, pick } = kept.parse(JSON.parse(earlier.outcome));
    const same = earlier.stakeMinor === order.stake && fixture.id === order.fixture && pick === order.pick;
    if (!same) throw new IdempotencyConflict(order.bet);
    return { answer: earlier, moved: false };
  }
  const { fixture, odds } = openFixture(unit.world, order.fixture, order.pick);
  const round = unit.id('rnd');
  const { balance } = await placeBet(unit, {
    session,
    transaction: `${round}:bet`,
    round,
    amount: order.stake,
  });
  const { id, sport, home, away } = fixture;
  const row = await addRound(unit, session, {
    spinId: order.bet,
    roundId: round,
    stakeMinor: order.stake,
    payoutMinor: 0n,
    balanceAfterMinor: balance,
    outcome: {
      fixture: { id, sport, home, away },
      pick: order.pick,
      odds,
      chances: fixture.picks.map(({ pick, weight }) => ({ pick, weight })),
      result: null,
    },
  });
  return { answer: row, moved: true };
}

async function settle(unit: Unit, session: GameSessionModel, bet: string): Promise<Played<RoundRow>> {
  const decision = decideWagerSettlement((await findRound(unit.db, session, bet)) ?? null);
  if (!decision.allowed) throw refusalOf(wagerReasons, decision);
  const row = decision.plan.wager;
  const outcome = kept.parse(JSON.parse(row.outcome));
  if (outcome.result !== null) return { answer: row, moved: false };
  const drawn =
    outcome.chances[
      drawOutcome(
        outcome.chances.map(({ weight }) => weight),
        unit.random(),
      )
    ];
  const result = drawn?.pick ?? outcome.pick;
  const won = result === outcome.pick;
  const payout = won ? fixedOddsPayout(money.of(row.stakeMinor), outcome.odds) : money.zero;
  const round = row.roundId;
  const { balance } = await settleRound(unit, {
    // The member may have come back with another currency; a bet is paid in the one it was made in.
    session: { ...session, currency: row.currency },
    transaction: `${round}:win`,
    round,
    amount: payout,
  });
  const settled = { outcome: { ...outcome, result }, payoutMinor: payout, balanceAfterMinor: balance };
  return { answer: await changeRound(unit, row, settled), moved: won };
}

export interface WagerAnswer {
  readonly wager: Wager;
  readonly balance: string;
}

async function answerOf({ world }: Seat, session: GameSessionModel, row: RoundRow): Promise<WagerAnswer> {
  const balance = decimal(await playable(world.db, session), knownCurrency(session.currency));
  return { wager: toWager(row), balance };
}

/**
 * Places a single bet on an event of the day; the same bet id again answers the same bet.
 *
 * @throws Refusal BAD_USER_INPUT, NOT_FOUND for an event that is not open, INSUFFICIENT_BALANCE, CONFLICT while no
 *   session has begun, GAME_SESSION_ENDED, or IDEMPOTENCY_CONFLICT
 */
export async function placeAt(seat: Seat, body: unknown): Promise<WagerAnswer> {
  const parsed = placing.safeParse(body);
  if (!parsed.success) throw refusalOf(seatReasons, refuse('wagerMalformed'));
  const session = sessionAt(seat);
  const order = { ...parsed.data, stake: readStake(session, parsed.data.stake) };
  return answerOf(seat, session, await inPlay(seat.world, session, (unit) => place(unit, session, order)));
}

/** Decides the event of a bet by its chances and settles the bet, once. @throws Refusal BAD_USER_INPUT or NOT_FOUND */
export async function settleAt(seat: Seat, body: unknown): Promise<WagerAnswer> {
  const parsed = settling.safeParse(body);
  if (!parsed.success) throw refusalOf(seatReasons, refuse('wagerMissing'));
  const session = sessionAt(seat);
  const { bet } = parsed.data;
  return answerOf(seat, session, await inPlay(seat.world, session, (unit) => settle(unit, session, bet)));
}

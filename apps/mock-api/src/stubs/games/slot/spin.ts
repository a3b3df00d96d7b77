import { refuse } from '@magpie/domain/decision';
import { decideStake, seatReasons, stakeReasons } from '@magpie/domain/play';
import { slotOutcome, slotPayout, slotStakes, spinSlot } from '@magpie/domain/studio';
import type { SlotOutcome } from '@magpie/domain/studio';
import { money } from '@magpie/domain/money';
import type { Minor } from '@magpie/domain/money';
import { z } from 'zod';
import { inPlay, placeBet, settleRound, stakesOf } from '#modules/play/index.ts';
import type { GameSessionModel, Played } from '#modules/play/index.ts';
import { decimal, knownCurrency } from '#modules/wallets/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import { IdempotencyConflict } from '#platform/ledger/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { addRound, findRound } from '../store/index.ts';
import type { RoundRow } from '../store/index.ts';
import { sessionAt } from '../seat.ts';
import type { Seat } from '../seat.ts';
import { freeSpinsAt, toSlotFreeSpins } from './free-spins.ts';
import type { SlotFreeSpins } from './free-spins.ts';

const sent = z.object({
  spin: z.string().regex(/^[\w-]{8,64}$/),
  stake: z.string().max(40),
});

const storedStops = z.array(z.number().int());

export interface SlotRound {
  readonly spin: string;
  readonly stake: string;
  readonly payout: string;
  readonly balance: string;
  /** Symbols by reel, each from the top to the bottom row. */
  readonly grid: SlotOutcome['grid'];
  readonly wins: readonly {
    readonly line: number;
    readonly symbol: string;
    readonly count: number;
    readonly amount: string;
  }[];
}

export function toSlotRound(row: RoundRow): SlotRound {
  const currency = knownCurrency(row.currency);
  const outcome = slotOutcome(storedStops.parse(JSON.parse(row.outcome)));
  const stake = money.of(row.stakeMinor);
  return {
    spin: row.spinId,
    stake: decimal(row.stakeMinor, currency),
    payout: decimal(row.payoutMinor, currency),
    balance: decimal(row.balanceAfterMinor, currency),
    grid: outcome.grid,
    wins: outcome.wins.map(({ line, symbol, count, pays }) => ({
      line,
      symbol,
      count,
      amount: decimal(slotPayout(stake, { pays }), currency),
    })),
  };
}

/** The stakes of a slot in a currency, the smallest first (PLAY-34). */
export function stakesInSlot(currency: string): readonly Minor[] {
  return slotStakes(stakesOf('SLOT', currency));
}

function readStake({ currency, freeSpin }: GameSessionModel, stake: string): Minor {
  const decision = decideStake({
    play: freeSpin === null ? 'SLOT' : 'FREE_SPIN',
    stake,
    type: knownCurrency(currency).type,
    ladder: stakesInSlot(currency),
  });
  if (!decision.allowed) throw refusalOf(stakeReasons, decision);
  return decision.plan.stake;
}

function repeated(row: RoundRow, stake: Minor, session: GameSessionModel): RoundRow {
  if (row.stakeMinor !== stake || row.currency !== session.currency)
    throw new IdempotencyConflict(row.spinId);
  return row;
}

async function playRound(
  unit: Unit,
  session: GameSessionModel,
  { spin, stake }: { readonly spin: string; readonly stake: Minor },
): Promise<Played<RoundRow>> {
  const earlier = await findRound(unit.db, session, spin);
  if (earlier) return { answer: repeated(earlier, stake, session), moved: false };
  const round = unit.id('rnd');
  await placeBet(unit, { session, transaction: `${round}:bet`, round, amount: stake });
  const outcome = spinSlot({ below: (count) => unit.integer(0, count - 1) });
  const payout = slotPayout(stake, outcome);
  const { balance } = await settleRound(unit, {
    session,
    transaction: `${round}:win`,
    round,
    amount: payout,
  });
  const row = await addRound(unit, session, {
    spinId: spin,
    roundId: round,
    stakeMinor: stake,
    payoutMinor: payout,
    balanceAfterMinor: balance,
    outcome: outcome.stops,
  });
  return { answer: row, moved: true };
}

/**
 * Spins the reels once (PLAY-22). The same spin id again answers the same round, so that a page which lost the answer may
 * ask again without paying again.
 *
 * @throws Refusal BAD_USER_INPUT, INSUFFICIENT_BALANCE, CONFLICT while no session has begun, GAME_SESSION_ENDED, or
 *   IDEMPOTENCY_CONFLICT
 */
export async function spinAt(
  seat: Seat,
  body: unknown,
): Promise<SlotRound & { readonly freeSpins: SlotFreeSpins | null }> {
  const parsed = sent.safeParse(body);
  if (!parsed.success) throw refusalOf(seatReasons, refuse('spinMalformed'));
  const session = sessionAt(seat);
  const order = { spin: parsed.data.spin, stake: readStake(session, parsed.data.stake) };
  const row = await inPlay(seat.world, session, (unit) => playRound(unit, session, order));
  const spins = await freeSpinsAt(seat);
  return { ...toSlotRound(row), freeSpins: spins && toSlotFreeSpins(spins) };
}

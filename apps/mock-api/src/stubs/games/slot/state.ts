import { slotLines, slotOutcome, slotPays, slotStakes, slotSymbols } from '@magpie/domain/play';
import type { SlotOutcome, SlotSymbol } from '@magpie/domain/play';
import { knownCurrency } from '../../../modules/wallets/index.ts';
import { lastRounds } from '../rounds.ts';
import type { Seat } from '../seat.ts';
import { slotLook } from './look.ts';
import type { SlotLook } from './look.ts';
import { toSlotRound } from './spin.ts';
import type { SlotRound } from './spin.ts';

/** What the reels show before the first spin: stops at which no line pays. */
const IDLE = slotOutcome([3, 9, 17, 22, 29]).grid;

/** What the slot's page needs beside what every game's page needs. */
export interface SlotState {
  readonly look: SlotLook;
  /** Decimals of the wire, the smallest first. */
  readonly stakes: readonly string[];
  /** The row, 0 to 2 from the top, that each line takes on every reel. */
  readonly lines: readonly (readonly number[])[];
  /** Pays of 3, 4 and 5 of a kind, in stakes of one line. */
  readonly pays: readonly { readonly symbol: SlotSymbol; readonly pays: readonly number[] }[];
  readonly idle: SlotOutcome['grid'];
  /** The last round, so that a reload shows it; null before the first. */
  readonly last: SlotRound | null;
}

/** The slot as it stands at a seat. */
export async function slotState({ world, game, session }: Seat): Promise<SlotState> {
  const [row] = session ? await lastRounds(world.db, session, 1) : [];
  return {
    look: slotLook(game),
    stakes: slotStakes[knownCurrency(session?.currency ?? 'AUD').type],
    lines: slotLines,
    pays: slotSymbols.map((symbol) => ({ symbol, pays: slotPays[symbol] })),
    idle: IDLE,
    last: row ? toSlotRound(row) : null,
  };
}

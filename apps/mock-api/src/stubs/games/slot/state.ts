import { slotLines, slotOutcome, slotPays, slotSymbols } from '@magpie/domain/studio';
import type { SlotOutcome, SlotSymbol } from '@magpie/domain/studio';
import { defaultCurrency } from '@magpie/domain/money';
import { decimal, knownCurrency } from '#modules/wallets/index.ts';
import { lastRounds } from '../store/index.ts';
import type { Seat } from '../seat.ts';
import { freeSpinsAt, toSlotFreeSpins } from './free-spins.ts';
import type { SlotFreeSpins } from './free-spins.ts';
import { slotLook } from './look.ts';
import type { SlotLook } from './look.ts';
import { stakesInSlot, toSlotRound } from './spin.ts';
import type { SlotRound } from './spin.ts';

const IDLE = slotOutcome([3, 9, 17, 22, 29]).grid;

export interface SlotState {
  readonly look: SlotLook;
  /** Decimals of the wire, the smallest first; only that of the free spins when they are played. */
  readonly stakes: readonly string[];
  /** Null when the wallets are played. */
  readonly freeSpins: SlotFreeSpins | null;
  /** The row, 0 to 2 from the top, that each line takes on every reel. */
  readonly lines: readonly (readonly number[])[];
  /** Pays of 3, 4 and 5 of a kind, in stakes of one line. */
  readonly pays: readonly { readonly symbol: SlotSymbol; readonly pays: readonly number[] }[];
  readonly idle: SlotOutcome['grid'];
  /** The last round, so that a reload shows it; null before the first. */
  readonly last: SlotRound | null;
}

export async function slotState(seat: Seat): Promise<SlotState> {
  const { world, game, session } = seat;
  const spins = await freeSpinsAt(seat);
  const currency = knownCurrency(session?.currency ?? defaultCurrency);
  const stakes = spins ? [spins.value] : stakesInSlot(currency.code);
  const [row] = session ? await lastRounds(world.db, session, 1) : [];
  return {
    look: slotLook(game),
    stakes: stakes.map((stake) => decimal(stake, currency)),
    freeSpins: spins && toSlotFreeSpins(spins),
    lines: slotLines,
    pays: slotSymbols.map((symbol) => ({ symbol, pays: slotPays[symbol] })),
    idle: IDLE,
    last: row ? toSlotRound(row) : null,
  };
}

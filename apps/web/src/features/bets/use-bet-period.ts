import { betPeriodBounds, betPeriodStart, isBetPeriodOver, type BetPeriod } from '@magpie/domain/bets';
import { useState } from 'react';
import { clockMoves, dateNow, useAtNow } from '#shared/clock/index.ts';
import { useStore } from '#shared/store/index.ts';
import { shownTimeZone } from '#shared/time-zone/index.ts';

function periodNow(period: BetPeriod, moves: number) {
  const now = dateNow();
  const from = betPeriodStart(period, now, shownTimeZone());
  return { period, moves, from, bounds: betPeriodBounds(period, from, now, shownTimeZone()) };
}

/**
 * The period as it was when it was chosen: one that went on with every second would be another list every second. It is taken
 * anew when the clock is moved, and when its last span is over: later bets would be in the list, but in no span.
 */
export function useBetPeriod(period: BetPeriod): { readonly from: Date; readonly bounds: readonly Date[] } {
  const moves = useStore(clockMoves);
  const [taken, take] = useState(() => periodNow(period, moves));
  const over = useAtNow((now) => isBetPeriodOver(taken.bounds, now));
  if (taken.period === period && taken.moves === moves && !over) return taken;
  const next = periodNow(period, moves);
  take(next);
  return next;
}

import { hmacOf } from './fairness.ts';
import type { SharedRounds } from './model.ts';

const dayLength = 86_400_000;

/** The round that a bet joins at a time (epoch ms): the next that is drawn. */
export const nextRound = ({ every }: SharedRounds, now: number): number => Math.floor(now / every) + 1;

/** When a round is drawn, in epoch ms. */
export const drawnAt = ({ every }: SharedRounds, round: number): number => round * every;

export const isDrawn = (shared: SharedRounds, round: number, now: Date): boolean =>
  drawnAt(shared, round) <= now.getTime();

/** The day (UTC) on which a round is drawn, such as '2026-05-04': its seed is kept secret until the day is over. */
export function tableDay(shared: SharedRounds, round: number): string {
  const at = drawnAt(shared, round);
  return new Date(at - (at % dayLength)).toISOString().slice(0, 10);
}

/** The server seed of a table on a day, the same for everyone in a world. */
export const tableSeed = (drawSeed: string, table: string, day: string): string =>
  hmacOf(`world:${drawSeed}`, `table:${table}:${day}`);

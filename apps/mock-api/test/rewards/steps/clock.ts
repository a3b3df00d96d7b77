import { orderOf, picked } from '../order.ts';
import type { Order, Scene } from '../order.ts';

const SET = 'mutation S($world: ID!, $to: DateTime!) { setClock(world: $world, to: $to) { now } }';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const WEEK = 7 * DAY;
const MONDAY = Date.parse('2026-01-05T02:00:00.000Z');

/** Where the logins of the members end. */
const LAST = '2026-03-30';

/** A minute, an hour, a day, three, the Monday after, or fifteen days. */
function next(now: number, number: number): number {
  const monday = MONDAY + (Math.floor((now - MONDAY) / WEEK) + 1) * WEEK;
  return picked([now + 2 * MINUTE, monday, now + DAY, now + 3 * DAY, monday, now + 15 * DAY], number) ?? now;
}

/** The clock moves on, and all that falls due on the way happens. */
export function moveClock({ client, view, step }: Scene): Order | null {
  if (view.now > LAST) return null;
  const to = new Date(next(Date.parse(view.now), step.a)).toISOString();
  return orderOf({ words: `${to} comes`, once: false, ask: () => client.control(SET, { to }) });
}

import type { ServerResponse } from 'node:http';
import { clockHeader, shownTimeText } from '@magpie/domain/calendar';
import type { WorldClock } from '../clock/index.ts';

/** The time of a clock as the web app reads it. */
export const clockText = (clock: WorldClock): string =>
  shownTimeText({ at: clock.now().getTime(), frozen: clock.frozen, rate: clock.rate });

/** Puts the world's time into an answer as it leaves, which may be long after the call came. */
export function sendClock(response: ServerResponse, clock: WorldClock): void {
  // Whatever ends an answer comes through here once, with or without a call of its own.
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    response.setHeader(clockHeader, clockText(clock));
    return writeHead(...head);
  }) as typeof response.writeHead;
}

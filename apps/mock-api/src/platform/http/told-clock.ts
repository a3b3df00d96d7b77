import type { ServerResponse } from 'node:http';
import { clockHeader, shownTimeText } from '@magpie/domain/calendar';
import type { WorldClock } from '../clock/index.ts';

/** What a clock shows, in the words that the web app reads. */
export const clockText = (clock: WorldClock): string =>
  shownTimeText({ at: clock.now().getTime(), frozen: clock.frozen });

/** Has an answer say what the world's clock shows when it leaves, which may be long after the call came. */
export function tellClock(response: ServerResponse, clock: WorldClock): void {
  // Whatever ends an answer comes through here once, with or without a call of its own.
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    response.setHeader(clockHeader, clockText(clock));
    return writeHead(...head);
  }) as typeof response.writeHead;
}

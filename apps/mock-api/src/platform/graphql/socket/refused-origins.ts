import type { Logger } from '../../logging/index.ts';

/** Anyone can send any origin: so that the log cannot be filled that way, later ones are refused in silence. */
const MAX_TOLD = 20;
const MAX_LENGTH = 200;

/** Tells in the log of each refused origin once, so that a site missing in WEB_ORIGIN is noticed; of 20 at most. */
export function refusedOrigins(logger: Logger): (origin: string) => void {
  const told = new Set<string>();
  return (given) => {
    const origin = given.slice(0, MAX_LENGTH);
    if (told.has(origin) || told.size >= MAX_TOLD) return;
    told.add(origin);
    logger.warn({ origin }, 'websocket refused: WEB_ORIGIN does not name its origin');
  };
}

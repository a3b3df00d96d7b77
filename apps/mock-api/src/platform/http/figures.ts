import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isLoopback } from './loopback.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Whether a caller may read the platform's figures: who asks from this machine itself, and who has the token. What a
 * proxy passes on comes from elsewhere, although the proxy may run here.
 * @param token null: nobody has one
 */
export function mayReadFigures(
  {
    headers,
    socket,
  }: Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } },
  token: string | null,
): boolean {
  const passedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  if (!passedOn && isLoopback(socket.remoteAddress ?? '')) return true;
  if (token === null) return false;
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

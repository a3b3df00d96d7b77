import { expect } from 'vitest';
import { sendSigned } from './signed.ts';
import type { Answer, Change, Keyed } from './signed.ts';

/** What a foreign game server is given to reach a platform with (docs/vendors.md). */
export interface VendorAccess extends Keyed {
  /** A ticket of a member without an active promo who sits at one of the vendor's games with at least 10.00 to stake. */
  readonly ticket: string;
}

/** What a game server asks of a platform's wallet. */
export const caller =
  (access: VendorAccess) =>
  (call: string, content: object | string, change: Change = {}): Promise<Answer> =>
    sendSigned(access, { sender: 'vendor', path: `/games/wallet/${call}`, content, change });

export const cents = (decimal: unknown): number => Math.round(Number(decimal) * 100);

let sittings = 0;

/** A sitting at the game of the ticket. */
export async function sitDown(access: VendorAccess) {
  const call = caller(access);
  const { status, body: seat } = await call('authenticate', { ticket: access.ticket });
  expect(status).toBe(200);
  const gameSession = seat['gameSession'];
  const currency = (seat['currency'] as { code: string }).code;
  sittings += 1;
  const round = `conformance-${String(access.now())}-${String(sittings)}`;
  const paid = (name: string, amount: string) => ({
    ...{ gameSession, round, currency, amount },
    transaction: `${round}:${name}`,
  });
  const rollback = { gameSession, round, bet: `${round}:bet`, transaction: `${round}:rollback` };
  const balance = async () => cents((await call('balance', { gameSession })).body['balance']);
  return { call, seat, gameSession, paid, rollback, balance };
}

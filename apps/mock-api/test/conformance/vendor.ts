import { createHmac } from 'node:crypto';
import { expect } from 'vitest';

/** What a foreign game server is given to reach a platform with (docs/vendors.md). */
export interface VendorAccess {
  /** Address of the platform, without a slash at the end. */
  readonly url: string;
  readonly vendor: string;
  /** The vendor's key, hexadecimal. */
  readonly key: string;
  /** A ticket of a member without an active promo who sits at one of the vendor's games with at least 10.00 to stake. */
  readonly ticket: string;
  readonly world: string;
  readonly incarnation: string;
  /** What the world's clock shows, in epoch seconds. */
  readonly now: () => number;
}

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

type Change = Partial<Record<'vendor' | 'signature' | 'timestamp' | 'world', string>>;

/** Signs and sends calls as the page says, with nothing of the platform's own code. */
export function caller(access: VendorAccess) {
  return async (call: string, content: object | string, change: Change = {}): Promise<Answer> => {
    const { url, key, incarnation } = access;
    const body = typeof content === 'string' ? content : JSON.stringify(content);
    const timestamp = change.timestamp ?? String(access.now());
    const world = change.world ?? access.world;
    const signed = createHmac('sha256', key)
      .update(`${timestamp}.${world}.${incarnation}.${body}`)
      .digest('hex');
    const response = await fetch(`${url}/games/wallet/${call}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-world': access.world,
        'x-vendor-id': change.vendor ?? access.vendor,
        'x-vendor-timestamp': timestamp,
        'x-vendor-signature': change.signature ?? signed,
      },
      body,
    });
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  };
}

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

import { createHmac } from 'node:crypto';

/** What calls between a platform and a game server are signed with (docs/vendors.md). */
export interface Keyed {
  /** Address of whoever is called, without a slash at the end. */
  readonly url: string;
  readonly vendor: string;
  /** The vendor's key, hexadecimal. */
  readonly key: string;
  readonly world: string;
  readonly incarnation: string;
  /** What the world's clock shows, in epoch seconds. */
  readonly now: () => number;
}

export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export type Change = Partial<Record<'vendor' | 'signature' | 'timestamp' | 'world', string>>;

interface SignedCall {
  /** As its headers begin: `x-vendor-timestamp` and `x-vendor-signature`. */
  readonly sender: 'vendor' | 'platform';
  readonly path: string;
  readonly content: object | string;
  readonly change?: Change;
}

/** Signs and sends a call as the page says, with nothing of the platform's own code. */
export async function sendSigned(
  { url, vendor, key, world, incarnation, now }: Keyed,
  { sender, path, content, change = {} }: SignedCall,
): Promise<Answer> {
  const body = typeof content === 'string' ? content : JSON.stringify(content);
  const timestamp = change.timestamp ?? String(now());
  const signed = createHmac('sha256', key)
    .update(`${timestamp}.${change.world ?? world}.${incarnation}.${body}`)
    .digest('hex');
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-world': world,
      'x-vendor-id': change.vendor ?? vendor,
      [`x-${sender}-timestamp`]: timestamp,
      [`x-${sender}-signature`]: change.signature ?? signed,
    },
    body,
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** Calls that nobody may believe, by what is wrong with them. */
export const forgeries: readonly (readonly [what: string, change: Change])[] = [
  ['signed with another key', { signature: '0'.repeat(64) }],
  ['not signed', { signature: '' }],
  ['of another vendor', { vendor: 'ven_nobody' }],
  ['signed for another world', { world: 'other' }],
  ['without a time', { timestamp: '' }],
  ['of another time', { timestamp: '1' }],
];

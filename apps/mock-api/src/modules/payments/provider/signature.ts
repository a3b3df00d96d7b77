import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the time of a callback may be from the world's clock, in seconds. */
const TOLERANCE_SECONDS = 300;

/** The key that the payment provider signs its callbacks with; it follows from the platform's own secret. */
export function providerKey(secret: string): string {
  return createHmac('sha256', secret).update(':payment-provider').digest('hex');
}

export interface CallbackMarks {
  /** When it was signed, in epoch seconds, as written. */
  readonly timestamp: string;
  readonly world: string;
  /** That world's incarnation, which ends when its contents are replaced: older calls are about other payments. */
  readonly life: string;
}

/** Signature of a callback: HMAC-SHA256 over its time, its world and that world's life, and the bytes of its body, hexadecimal. */
export function signCallback(
  key: string,
  { timestamp, world, life }: CallbackMarks,
  body: Buffer | string,
): string {
  return createHmac('sha256', key).update(`${timestamp}.${world}.${life}.`).update(body).digest('hex');
}

export interface SignedCallback extends CallbackMarks {
  readonly body: Buffer;
  readonly signature: string;
}

/**
 * Whether a callback was signed by the provider for this world as it is now, and not long ago or ahead by the world's clock. Takes the
 * same time for every wrong signature.
 */
export function isGenuine(key: string, callback: SignedCallback, now: Date): boolean {
  const expected = Buffer.from(signCallback(key, callback, callback.body));
  const given = Buffer.from(callback.signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  const age = Math.abs(now.getTime() / 1000 - Number(callback.timestamp));
  return /^\d{1,12}$/.test(callback.timestamp) && age <= TOLERANCE_SECONDS;
}

import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the time of a call may be from the world's clock, in seconds. */
const TOLERANCE_SECONDS = 300;

/** What a server signs beside the body of its call. */
export interface CallStamp {
  /** When it was signed, in epoch seconds, as written. */
  readonly timestamp: string;
  readonly world: string;
  /** That world's incarnation, which ends when its contents are replaced: ids of older calls may be others' by now. */
  readonly incarnation: string;
}

export interface SignedCall extends CallStamp {
  readonly body: Buffer;
  readonly signature: string;
}

/** STALE: signed with the key, but at another time than the world's. */
export type SignatureFinding = 'GENUINE' | 'FORGED' | 'STALE';

/** HMAC-SHA256 over time, world and incarnation and the bytes of the body, hexadecimal. */
export function signCall(
  key: string,
  { timestamp, world, incarnation }: CallStamp,
  body: Buffer | string,
): string {
  return createHmac('sha256', key).update(`${timestamp}.${world}.${incarnation}.`).update(body).digest('hex');
}

/** Takes the same time for every wrong signature. @param now what the world's clock shows */
export function checkSignature(key: string, call: SignedCall, now: Date): SignatureFinding {
  const expected = Buffer.from(signCall(key, call, call.body));
  const given = Buffer.from(call.signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'FORGED';
  const age = Math.abs(now.getTime() / 1000 - Number(call.timestamp));
  return /^\d{1,12}$/.test(call.timestamp) && age <= TOLERANCE_SECONDS ? 'GENUINE' : 'STALE';
}

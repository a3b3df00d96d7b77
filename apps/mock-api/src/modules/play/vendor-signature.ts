import { createHmac, timingSafeEqual } from 'node:crypto';

/** The key that a vendor signs its calls with, hexadecimal; it follows from the platform's own secret. */
export function vendorKey(secret: string, vendorId: string): string {
  return createHmac('sha256', secret).update(`:vendor:${vendorId}`).digest('hex');
}

/** Signature of a call's body: HMAC-SHA256 by the vendor's key, hexadecimal. */
export function signBody(key: string, body: Buffer | string): string {
  return createHmac('sha256', key).update(body).digest('hex');
}

export function isSigned(key: string, body: Buffer, signature: string): boolean {
  const expected = Buffer.from(signBody(key, body));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

import { createHmac } from 'node:crypto';

/** More than the vendors of a catalogue: any caller may name one that does not exist. */
const MOST = 1_000;

const keys = new Map<string, string>();

/** The key that a vendor signs its calls with, hexadecimal; it follows from the platform's own secret. */
export function vendorKey(secret: string, vendorId: string): string {
  const name = `${secret}:vendor:${vendorId}`;
  const known = keys.get(name);
  if (known !== undefined) return known;
  const key = createHmac('sha256', secret).update(`:vendor:${vendorId}`).digest('hex');
  if (keys.size >= MOST) keys.clear();
  keys.set(name, key);
  return key;
}

import { createHmac } from 'node:crypto';

/** The key that a vendor signs its calls with, hexadecimal; it follows from the platform's own secret. */
export function vendorKey(secret: string, vendorId: string): string {
  return createHmac('sha256', secret).update(`:vendor:${vendorId}`).digest('hex');
}

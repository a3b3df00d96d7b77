import { createHmac } from 'node:crypto';

/** The key that the payment provider signs its callbacks with; it follows from the platform's own secret. */
export function providerKey(secret: string): string {
  return createHmac('sha256', secret).update(':payment-provider').digest('hex');
}

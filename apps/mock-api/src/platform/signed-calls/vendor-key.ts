import { createHmac } from 'node:crypto';
import { remembered } from '../remembered.ts';

/** More than a catalogue has vendors: any caller may name one that does not exist. */
const MOST = 1_000;

/** The key that a vendor signs its calls with, hexadecimal; it follows from the platform's own secret. */
export const vendorKey = remembered(MOST, (secret: string, vendorId: string): string =>
  createHmac('sha256', secret).update(`:vendor:${vendorId}`).digest('hex'),
);

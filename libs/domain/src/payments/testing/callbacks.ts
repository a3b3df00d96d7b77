import type { Callback } from '../index.ts';

export const callbacks: readonly Callback[] = [
  { call: 'authorize' },
  { call: 'transfer' },
  { call: 'cancel', reason: 'FAILED' },
  { call: 'cancel', reason: 'REJECTED' },
  { call: 'cancel', reason: 'CANCELLED' },
  { call: 'cancel', reason: 'EXPIRED' },
];

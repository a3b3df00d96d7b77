import type { HistoryOptions } from '../index.ts';

export const available = [
  { code: 'AUD', type: 'FIAT' },
  { code: 'BTC', type: 'CRYPTO' },
  { code: 'NZD', type: 'FIAT' },
  { code: 'ETH', type: 'CRYPTO' },
] as const;

export const options: HistoryOptions = { hidesCrypto: false, available };

/** A lost bet on Opal Fever. */
export const csvRow = {
  dateTimeCreated: '2026-11-21T07:05:00.000Z',
  type: 'Bet',
  details: 'Opal Fever',
  wallet: 'Casino',
  currency: { code: 'AUD', type: 'FIAT' },
  amount: '-2.5',
} as const;

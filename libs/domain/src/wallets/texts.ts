/** After changing the active currency (WALLET-09, WALLET-10). */
export const activeCurrencyTexts = {
  title: 'Update Active Currency',
  changed: 'Active currency changed successfully.',
  failed: 'Failed to update active currency.',
} as const;

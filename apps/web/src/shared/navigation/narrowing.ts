/** Words of an address that say which part of a page's data to show: what is made or asked ahead knows the whole alone. */
export const narrowingWords = ['type', 'q', 'provider', 'sort', 'currency'] as const;

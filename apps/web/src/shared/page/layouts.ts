/** Columns on a wide screen, one below the other on a narrow one. */
export const wideColumns = (columns: string) =>
  ({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: columns } }) as const;

/** On a phone a row that scrolls goes through the page's margins to both edges of the screen. */
export const phoneEdges = { mdDown: { mx: '-4', px: '4' } } as const;

const stacked = {
  '& thead': { srOnly: true },
  '& :is(tbody, tr, td, tbody th)': { display: 'block' },
  '& tbody td:empty': { display: 'none' },
  '& tr > :first-of-type': { position: 'static', bg: 'transparent' },
} as const;

const cards = {
  ...stacked,
  '& tbody tr': { layerStyle: 'card', p: '4', mb: '3' },
  '& tbody :is(td, th)': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    minH: '8',
    p: '0',
    borderWidth: '0',
    bg: 'transparent',
    overflowWrap: 'anywhere',
  },
  '& tbody td[data-label]::before': {
    content: 'attr(data-label) / ""',
    flexShrink: '0',
    fontSize: '13px',
    fontWeight: '400',
    color: 'fg.subtle',
  },
  '& td[data-numeric]': { textAlign: 'end', fontWeight: '600' },
} as const;

/** Title, amount and unit in a first line, small words and what ends the row in a second. */
const lines = {
  ...stacked,
  '& tbody tr': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '1.5',
    rowGap: '1',
    py: '3',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    // Ends the first line.
    _before: { content: '""', flexBasis: 'full', order: '3' },
    '&[aria-current]': { layerStyle: 'counterchange', px: '3' },
  },
  '& tbody td': { p: '0', borderWidth: '0', bg: 'transparent', overflowWrap: 'anywhere', order: '5' },
  '& td[data-line=TITLE]': { flex: '1', order: '1', fontWeight: '600' },
  '& td[data-line=AMOUNT]': { order: '2', fontWeight: '600' },
  // The symbol of the amount says it to the eye.
  '& td[data-line=UNIT]': { srOnly: true },
  '& td[data-line=META]': { order: '4', textStyle: 'caption', color: 'fg.subtle' },
  '& td[data-line=META] ~ td[data-line=META]::before': { content: '"· " / ""' },
  // A figure among small words keeps its name.
  '& td[data-line=META] ~ td[data-line=META][data-numeric]::before': {
    content: '"· " attr(data-label) " " / ""',
  },
  '& td[data-line=META][data-numeric]': { order: '4', fontWeight: '400' },
  '& td[data-line=END]': { order: '5', ms: 'auto' },
  '& tr[aria-current] td[data-line]': { color: 'inherit' },
  '& tr[data-part=skeleton-row] td': { flex: '1 1 full', '&:nth-of-type(n + 3)': { display: 'none' } },
} as const;

const narrow = (styles: typeof cards | typeof lines) => ({
  mdDown: styles,
  '@container (max-width: 700px)': styles,
});

/** How the rows of a table stand where it has little room. */
export const cardStyles = { PHONE: { mdDown: cards }, NARROW: narrow(cards), LINES: narrow(lines) } as const;

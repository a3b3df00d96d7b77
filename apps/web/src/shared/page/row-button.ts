/** A row of a popover that can be pressed, across its whole width. */
export const rowButton = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minH: '12',
  px: '3',
  borderRadius: 'md',
  textAlign: 'start',
  _hover: { bg: 'bg.muted' },
} as const;

/** A row of a menu that leads to a page. */
export const menuRow = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: '11',
  px: '3',
  borderRadius: 'md',
  fontSize: 'body',
  fontWeight: '500',
  color: 'fg.muted',
  _hover: { bg: 'bg.muted', color: 'fg' },
} as const;

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

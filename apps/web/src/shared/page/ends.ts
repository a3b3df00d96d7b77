/** Two things at the ends of one line; below each other where there is no room beside each other. */
export const ends = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
} as const;

import { chakra } from '@chakra-ui/react';

/** The buttons at the foot of a card: one row, as wide as each other where their words leave room for it. */
export const CardButtons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    width: 'full',
    mt: 'auto',
    pt: '2',
    '& > *': { flex: '1 1 0', minW: 'max-content', px: { base: '2', sm: '4' } },
  },
});

import { chakra } from '@chakra-ui/react';

/** The buttons at the foot of a card, as wide as each other. */
export const CardButtons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    width: 'full',
    mt: 'auto',
    pt: '2',
    '& > *': { flex: '1 1 {sizes.24}' },
  },
});

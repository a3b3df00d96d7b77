import { chakra } from '@chakra-ui/react';

/** Holds a send button that stands alone: the button first, what it tells behind it. */
export const SendCodeRow = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'row-reverse',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: '3',
  },
});

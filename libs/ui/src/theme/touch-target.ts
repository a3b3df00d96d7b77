import { defineStyle } from '@chakra-ui/react';

/** A button that shows one icon and is as large as a finger needs it. */
export const touchTarget = defineStyle({
  display: 'grid',
  placeItems: 'center',
  boxSize: '44px',
  borderRadius: 'md',
  _disabled: { color: 'fg.disabled', cursor: 'not-allowed' },
});

import { chakra } from '@chakra-ui/react';

/** Where the ribbons of the whole app lie: over the page, clear of header and bottom bar. */
export const Ribbons = chakra('div', {
  base: {
    position: 'fixed',
    bottom: { base: 'calc({sizes.bottombar} + env(safe-area-inset-bottom) + {spacing.3})', md: '6' },
    insetInline: '4',
    mx: 'auto',
    maxW: 'readable',
    zIndex: 'popover',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
});

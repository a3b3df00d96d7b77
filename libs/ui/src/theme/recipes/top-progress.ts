import { defineRecipe } from '@chakra-ui/react';

/** The bar at the top edge while a page navigation is in progress (SHELL-37). */
export const topProgressRecipe = defineRecipe({
  className: 'top-progress',
  base: {
    position: 'fixed',
    insetInline: '0',
    top: '0',
    height: '3px',
    zIndex: 'progress',
    pointerEvents: 'none',
    '& > [data-part=fill]': {
      display: 'block',
      height: 'full',
      bg: 'accent.solid',
      transformOrigin: '0 50%',
      transition: 'transform .22s',
    },
    '&:not([aria-valuenow]) > [data-part=fill]': {
      animation: 'creep 8s cubic-bezier(.1,.7,.1,1) both',
    },
    _highContrast: { '& > [data-part=fill]': { bg: 'Highlight' } },
  },
});

import { defineRecipe } from '@chakra-ui/react';

export const avatarRecipe = defineRecipe({
  className: 'avatar',
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: '44px',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'full',
    bg: 'bg.subtle',
    fontWeight: '650',
    fontSize: '14px',
    _before: { content: 'attr(data-initials)' },
    '& > [data-part=badge]': {
      position: 'absolute',
      insetEnd: '-9px',
      bottom: '-6px',
      boxSize: '24px',
    },
  },
});

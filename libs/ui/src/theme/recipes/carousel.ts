import { defineRecipe } from '@chakra-ui/react';

/** Carousel: slides in one row, dots and pause at the lower right, clear of the words (visual language, render 01). */
export const carouselRecipe = defineRecipe({
  className: 'carousel',
  base: {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: { base: '12px 12px 36px 12px', md: 'wing' },
    '& > [data-part=track]': {
      display: 'flex',
      height: 'full',
      transition: 'transform .38s cubic-bezier(.65,0,.2,1)',
      touchAction: 'pan-y',
    },
    '& [data-part=slide]': { flex: '0 0 100%', minW: '0' },
    '& > [data-part=controls]': {
      position: 'absolute',
      insetEnd: { base: '28px', md: '44px' },
      bottom: { base: '-4px', md: '10px' },
      // On a phone they are below the art; elsewhere on it, whatever its colours are.
      px: { md: '6px' },
      borderRadius: 'full',
      bg: { md: 'rgb(6 9 9 / .6)' },
      display: 'flex',
      alignItems: 'center',
      gap: '2px',
      color: 'bone.100',
    },
    '& [data-part=dot]': {
      display: 'grid',
      placeItems: 'center',
      width: '24px',
      minH: { base: '44px', md: '24px' },
      _before: {
        content: '""',
        boxSize: '8px',
        borderRadius: '4px',
        bg: 'rgb(241 236 227 / .55)',
        transition: 'width .22s',
        _highContrast: { bg: 'ButtonText' },
      },
      '&[aria-current=true]': { width: '40px', _before: { width: '28px', bg: 'bone.100' } },
    },
    '& [data-part=pause]': {
      display: 'grid',
      placeItems: 'center',
      ms: { md: '6px' },
      width: { base: '44px', md: '32px' },
      height: { base: '44px', md: '32px' },
      borderRadius: 'full',
      '& svg': { boxSize: '15px' },
    },
  },
});

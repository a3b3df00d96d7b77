import { defineRecipe } from '@chakra-ui/react';

/** Chip (visual language, section 6): a pill that counterchanges when pressed or current. */
export const chipRecipe = defineRecipe({
  className: 'chip',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '7px',
    flexShrink: '0',
    minH: '40px',
    px: '13px',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'full',
    fontWeight: '500',
    fontSize: '14px',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    transition: 'background .14s, color .14s, border-color .14s',
    '& svg': { boxSize: '17px' },
    '& [data-part=count]': { fontVariantNumeric: 'tabular-nums', fontSize: '12.5px', color: 'fg.subtle' },
    _hover: { borderColor: 'border.emphasized', color: 'fg' },
    '&:is([aria-pressed=true], [aria-checked=true], [aria-current]:not([aria-current=false]))': {
      layerStyle: 'counterchange',
      fontWeight: '600',
      _hover: { borderColor: 'bg.inverted', color: 'fg.inverted' },
      '& [data-part=count]': { color: 'inherit' },
    },
    _disabled: { cursor: 'not-allowed', color: 'fg.subtle', bg: 'bg.muted' },
    '@media (pointer: coarse), (max-width: 767px)': { minH: '44px' },
  },
  variants: { shape: { pill: {}, square: { borderRadius: 'md', px: '2' } } },
  defaultVariants: { shape: 'pill' },
});

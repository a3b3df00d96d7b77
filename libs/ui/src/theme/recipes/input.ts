import { defineRecipe } from '@chakra-ui/react';

/**
 * Box around one real control: 48 px, 40 for `sm` with a mouse, 72 for an amount. It shows the state of the control
 * inside it (`aria-invalid`, `:disabled`, focus), so state and look cannot drift apart.
 */
export const inputRecipe = defineRecipe({
  className: 'input',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    width: 'full',
    minW: '0',
    px: '14px',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    bg: 'bg.field',
    transition: 'border-color .14s',
    '& > svg': { color: 'fg.subtle', flexShrink: '0' },
    '& :is(input, select)': {
      flex: '1',
      minW: '0',
      alignSelf: 'stretch',
      bg: 'transparent',
      outline: 'none',
      boxShadow: 'none',
      fontSize: '16px',
      appearance: 'none',
    },
    '& input::-webkit-search-cancel-button': { display: 'none' },
    '& option': { bg: 'bg.panel', color: 'fg' },
    '& [data-part=affix]': { color: 'fg.muted', whiteSpace: 'nowrap' },
    _hover: { borderColor: 'fg.subtle' },
    '&:has(:is(input, select, textarea):focus-visible)': {
      borderColor: 'focus.ring',
      outline: '1px solid',
      outlineColor: 'focus.ring',
    },
    '&:has([aria-invalid=true])': { borderColor: 'red.fg' },
    '&:has(:is(input, select):disabled)': {
      bg: 'transparent',
      borderColor: 'border',
      color: 'fg.muted',
      cursor: 'not-allowed',
    },
  },
  variants: {
    size: {
      sm: { minH: { base: '44px', md: '40px' }, px: '3' },
      md: { minH: '48px' },
      amount: {
        minH: '72px',
        px: '5',
        // The largest size in which the whole figure shows; a character of the face is at most .66 em wide.
        '& [data-part=figure]': { flex: '1', minW: '0', alignSelf: 'stretch', containerType: 'inline-size' },
        '& input': {
          height: 'full',
          fontSize: 'clamp(16px, calc(100cqi / (var(--characters, 1) * .66)), 32px)',
          fontStretch: '112%',
          fontWeight: '650',
          letterSpacing: '-.02em',
          fontVariantNumeric: 'tabular-nums',
          width: 'full',
        },
        '& [data-part=affix]': { fontSize: '20px', fontWeight: '600' },
      },
    },
  },
  defaultVariants: { size: 'md' },
});

import { defineRecipe } from '@chakra-ui/react';

/** Button (visual language, section 6): 44 px, 36 for `sm` with a mouse, 52 for `lg`. */
export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontWeight: '600',
    lineHeight: '1.1',
    whiteSpace: 'nowrap',
    textAlign: 'center',
    userSelect: 'none',
    transition: 'background .14s, border-color .14s, transform .08s',
    _active: { transform: 'translateY(1px)' },
    '&:is(:disabled, [aria-disabled=true]):not([data-loading])': {
      bg: 'bg.muted',
      borderColor: 'transparent',
      color: 'fg.subtle',
      cursor: 'not-allowed',
      transform: 'none',
    },
    '&[data-loading]': { cursor: 'progress' },
    _highContrast: { borderColor: 'ButtonText' },
  },
  variants: {
    variant: {
      primary: {
        bg: 'accent.solid',
        color: 'accent.contrast',
        _light: { borderColor: 'accent.emphasized' },
        _hover: { bg: 'accent.hover' },
      },
      inverse: { bg: 'bg.inverted', color: 'fg.inverted', _hover: { bg: 'neutral.hover' } },
      outline: {
        borderColor: 'border.emphasized',
        color: 'fg',
        _hover: { bg: 'bg.muted', borderColor: 'fg.subtle' },
      },
      ghost: { color: 'fg', _hover: { bg: 'bg.muted' } },
      danger: { borderColor: 'red.emphasized', color: 'red.fg', _hover: { bg: 'red.subtle' } },
    },
    size: {
      sm: {
        minH: '36px',
        minW: '36px',
        px: '14px',
        fontSize: '14px',
        borderRadius: '7px',
        '@media (pointer: coarse), (max-width: 767px)': { minH: '44px', minW: '44px' },
      },
      md: { minH: '44px', minW: '44px', px: '18px', fontSize: '15px' },
      lg: { minH: '52px', minW: '52px', px: '6', fontSize: '16px' },
    },
    shape: { text: {}, icon: { px: '0', aspectRatio: '1', flexShrink: '0' } },
    block: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'outline', size: 'md', shape: 'text' },
});

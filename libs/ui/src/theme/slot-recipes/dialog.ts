import { defineSlotRecipe } from '@chakra-ui/react';
import { backdrop, cover, dialogSlots } from './overlay.ts';

/** Modal: 480, 520 or 896 wide, head, scrolling body, fixed foot; a bottom sheet below 768 px. */
export const dialogSlotRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: dialogSlots,
  base: {
    backdrop,
    positioner: {
      ...cover,
      display: 'grid',
      // Without it a wide field would push the sheet past a narrow screen.
      gridTemplateColumns: 'minmax(0, 1fr)',
      placeItems: { base: 'end stretch', md: 'center' },
      p: { base: '0', md: '6' },
      overflow: 'hidden',
    },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      minW: '0',
      maxHeight: { base: 'calc(100dvh - 24px)', md: 'calc(100dvh - 48px)' },
      borderWidth: { base: '1px 0 0', md: '1px' },
      borderColor: 'border',
      borderRadius: { base: '16px 16px 0 0', md: 'lg' },
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'modal',
      outline: 'none',
      '&[data-art]': { overflow: 'hidden' },
      _open: { animationStyle: { base: 'sheet', md: 'rise' } },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      flexShrink: '0',
      minH: '64px',
      py: '2',
      ps: { base: '5', md: '6' },
      pe: { base: '2', md: '4' },
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
      '[data-art] > &': {
        position: 'absolute',
        insetInlineEnd: '0',
        zIndex: '1',
        borderBottomWidth: '0',
        // Such pictures are dark in both themes.
        '& > button': { bg: 'ink.900', color: 'bone.100', _hover: { bg: 'ink.700' } },
      },
    },
    title: { textStyle: 'heading.lg', flex: '1', minW: '0', '[data-art] &': { srOnly: true } },
    description: { color: 'fg.muted' },
    body: { p: { base: '5', md: '6' }, overflow: 'auto', flex: '1 1 auto' },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: { base: '2', md: '4' },
      // On a phone the answers share the line, or stand one below the other as wide as it is.
      mdDown: { '& > button': { flex: '1 1 auto' } },
      py: { base: '3', md: '4' },
      px: { base: '5', md: '6' },
      pb: { base: 'calc(12px + env(safe-area-inset-bottom))', md: '4' },
      borderTopWidth: '1px',
      borderColor: 'border.muted',
    },
  },
  variants: {
    size: {
      sm: { content: { maxW: { md: '480px' } } },
      md: { content: { maxW: { md: '520px' } } },
      lg: { content: { maxW: { md: '896px' } } },
    },
  },
  defaultVariants: { size: 'md' },
});

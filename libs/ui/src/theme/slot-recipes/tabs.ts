import { defineSlotRecipe } from '@chakra-ui/react';

/** A row of words over one panel; a line marks the chosen one. */
export const tabsSlotRecipe = defineSlotRecipe({
  className: 'tabs',
  slots: ['root', 'list', 'trigger', 'content', 'contentGroup', 'indicator'],
  base: {
    // The row and the panel are laid out by what holds the tabs.
    root: { display: 'contents' },
    list: {
      display: 'flex',
      gap: { base: '1', md: '3' },
      // The tabs have room for the ring of the focus, and their words begin where the panel does.
      mx: '-2',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
    trigger: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      flexShrink: '0',
      minH: '48px',
      minW: '44px',
      px: '2',
      fontWeight: '550',
      fontSize: '15px',
      color: 'fg.muted',
      _hover: { color: 'fg' },
      _focusVisible: { outlineOffset: '-2px', boxShadow: 'none', borderRadius: 'sm' },
      '&[aria-selected=true]': {
        color: 'fg',
        fontWeight: '650',
        _after: {
          content: '""',
          position: 'absolute',
          insetInline: '2',
          bottom: '0',
          height: '3px',
          borderRadius: '2px 2px 0 0',
          bg: 'bg.inverted',
        },
      },
    },
  },
});

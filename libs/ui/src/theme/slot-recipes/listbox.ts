import { defineSlotRecipe } from '@chakra-ui/react';
import { choice } from './overlay.ts';

/** List to choose from, with a search field above it. */
export const listboxSlotRecipe = defineSlotRecipe({
  className: 'listbox',
  slots: [
    'root',
    'label',
    'input',
    'content',
    'item',
    'itemText',
    'itemIndicator',
    'itemGroup',
    'itemGroupLabel',
    'empty',
    'valueText',
  ],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      p: '2',
      minH: '0',
      // In line with the text of the search field.
      '& > [role=status]': { px: '13px', py: '2', color: 'fg.muted' },
    },
    input: {
      minH: '44px',
      px: '3',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
      bg: 'bg.field',
      fontSize: '16px',
      // One ring, as every field has it.
      _focusVisible: {
        borderColor: 'focus.ring',
        outline: '1px solid',
        outlineColor: 'focus.ring',
        outlineOffset: '0',
        boxShadow: 'none',
      },
    },
    content: { maxHeight: '264px', overflowY: 'auto', outline: 'none' },
    item: { ...choice, '&[data-selected]': { layerStyle: 'counterchange' } },
    itemText: { flex: '1' },
    empty: { p: '3', color: 'fg.muted' },
  },
});

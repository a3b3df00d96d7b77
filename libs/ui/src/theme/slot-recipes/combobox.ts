import { defineSlotRecipe } from '@chakra-ui/react';
import { choice } from './overlay.ts';

/** Search field and the list of what it finds, to choose from. */
export const comboboxSlotRecipe = defineSlotRecipe({
  className: 'combobox',
  slots: [
    'root',
    'label',
    'control',
    'input',
    'trigger',
    'clearTrigger',
    'indicatorGroup',
    'positioner',
    'content',
    'list',
    'item',
    'itemText',
    'itemIndicator',
    'itemGroup',
    'itemGroupLabel',
    'empty',
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
    item: {
      ...choice,
      '&[data-state=checked]': {
        layerStyle: 'counterchange',
        '&[data-highlighted]': { outline: '1px solid', outlineColor: 'fg.inverted', outlineOffset: '-4px' },
      },
    },
    itemText: { flex: '1' },
  },
});

import { defineSlotRecipe } from '@chakra-ui/react';
import { choice, popUp } from './overlay.ts';

/** Menu: rows of 44 px. */
export const menuSlotRecipe = defineSlotRecipe({
  className: 'menu',
  slots: [
    'arrow',
    'arrowTip',
    'content',
    'contextTrigger',
    'indicator',
    'item',
    'itemGroup',
    'itemGroupLabel',
    'itemIndicator',
    'itemText',
    'positioner',
    'separator',
    'trigger',
    'triggerItem',
    'itemCommand',
  ],
  base: {
    content: {
      ...popUp,
      minW: '200px',
      maxHeight: 'var(--available-height)',
      overflowY: 'auto',
      p: '6px',
    },
    item: {
      ...choice,
      fontSize: '15px',
      fontWeight: '500',
      outline: 'none',
      _disabled: { color: 'fg.subtle', cursor: 'not-allowed' },
      _checked: { layerStyle: 'counterchange' },
    },
    separator: { height: '1px', my: '6px', bg: 'border.muted' },
  },
});

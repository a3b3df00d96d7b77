import { defineSlotRecipe, defineStyle } from '@chakra-ui/react';
import { touchTarget } from '../touch-target.ts';

const step = defineStyle({
  ...touchTarget,
  _hover: { bg: 'bg.muted' },
  '& svg': { boxSize: '18px' },
});

/** Calendar: days, months and years; the chosen one counterchanges. */
export const datePickerSlotRecipe = defineSlotRecipe({
  className: 'date-picker',
  slots: [
    'root',
    'content',
    'view',
    'viewControl',
    'viewTrigger',
    'prevTrigger',
    'nextTrigger',
    'rangeText',
    'table',
    'tableHead',
    'tableHeader',
    'tableBody',
    'tableRow',
    'tableCell',
    'tableCellTrigger',
  ],
  base: {
    root: { p: '3' },
    view: { display: 'grid', gap: '2' },
    viewControl: { display: 'flex', alignItems: 'center', gap: '1' },
    viewTrigger: {
      flex: '1',
      minH: '44px',
      borderRadius: 'md',
      fontWeight: '600',
      _hover: { bg: 'bg.muted' },
    },
    prevTrigger: step,
    nextTrigger: step,
    table: { width: 'full', tableLayout: 'fixed', borderCollapse: 'collapse' },
    tableHeader: { py: '2', textStyle: 'caption', color: 'fg.subtle', textAlign: 'center' },
    tableCell: { textAlign: 'center', p: '0' },
    tableCellTrigger: {
      display: 'grid',
      placeItems: 'center',
      minH: { base: '44px', md: '40px' },
      borderRadius: 'md',
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted' },
      '&[data-today]': { fontWeight: '650', textDecoration: 'underline', textUnderlineOffset: '3px' },
      '&[data-outside-range]': { color: 'fg.subtle' },
      '&[data-selected]': { layerStyle: 'counterchange', _highContrast: { outline: '2px solid Highlight' } },
      '&:is([data-disabled], [data-unavailable])': {
        color: 'fg.disabled',
        cursor: 'not-allowed',
        bg: 'transparent',
        textDecoration: 'line-through',
      },
    },
  },
});

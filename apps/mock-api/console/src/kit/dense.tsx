import { chakra } from '@chakra-ui/react';

/** A surface around a table of many rows: less air in each, and the table to its edges. On a phone each row is a card itself. */
export const Dense = chakra('div', {
  base: {
    md: { layerStyle: 'card', overflow: 'hidden', '--ground': '{colors.bg.subtle}' },
    '& :is(th, td)': { py: { md: '2 !important' }, px: { md: '2', xl: '3' } },
    '& tbody tr:last-child td': { borderBottomWidth: '0' },
  },
});

/** Names that a machine reads: ids, operations, codes. */
export const Mono = chakra('code', {
  base: {
    fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
    fontSize: 'caption',
    overflowWrap: 'anywhere',
  },
});

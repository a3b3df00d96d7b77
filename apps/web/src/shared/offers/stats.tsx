import { chakra } from '@chakra-ui/react';

/** Facts in columns of one width, each label above its figure. */
export const Stats = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
    rowGap: '3',
    columnGap: '4',
    '& dt': { textStyle: 'caption', color: 'fg.muted' },
    '& dd': { textStyle: 'body.sm', fontWeight: '600', fontVariantNumeric: 'tabular-nums' },
  },
});

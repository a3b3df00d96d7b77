import { chakra } from '@chakra-ui/react';

/** Facts in columns of one width, each label above its figure. */
export const Stats = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min({sizes.30}, 100%), 1fr))',
    rowGap: '3',
    columnGap: '4',
    '& dt': { textStyle: 'caption', color: 'fg.muted' },
    '& dd': { textStyle: 'body.sm', fontWeight: '600', fontVariantNumeric: 'tabular-nums' },
  },
});

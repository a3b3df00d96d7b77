import { chakra } from '@chakra-ui/react';

/** A list of terms and figures: each label at the start of its line, its figure at the end. */
export const Lines = chakra('dl', {
  base: {
    display: 'grid',
    gap: '2',
    fontSize: 'label',
    lineHeight: 'label',
    '& > div': { display: 'grid', gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)', columnGap: '4' },
    '& dt': { color: 'fg.muted' },
    '& dd': {
      textAlign: 'end',
      textWrap: 'balance',
      fontWeight: '600',
      fontVariantNumeric: 'tabular-nums',
    },
    '& dd > span': { display: 'block' },
    '& dd > span + span:not([data-part])': { mt: '1' },
    '& dd > [data-part=source]': { textStyle: 'caption', fontWeight: '400', color: 'fg.muted' },
    '& > [data-part=sum]': {
      fontSize: 'body',
      lineHeight: 'item',
      '& dt': { color: 'fg', fontWeight: '650' },
      '& dd': { color: 'fg.money', fontWeight: '650' },
    },
  },
});

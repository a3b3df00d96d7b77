import { defineRecipe } from '@chakra-ui/react';

/** An amount of money: tabular, lining; large sizes set the part after the point at 66%. */
export const amountRecipe = defineRecipe({
  className: 'amount',
  base: { fontVariantNumeric: 'tabular-nums lining-nums', fontWeight: '600', whiteSpace: 'nowrap' },
  variants: {
    size: {
      inherit: {},
      md: { textStyle: 'money.md' },
      lg: { textStyle: 'money.lg', '& [data-part=cents]': { fontSize: '.66em' } },
      xl: { textStyle: 'money.xl', '& [data-part=cents]': { fontSize: '.66em' } },
    },
    tone: { default: {}, money: { color: 'fg.money' }, subtle: { color: 'fg.subtle' } },
  },
  defaultVariants: { size: 'inherit', tone: 'default' },
});

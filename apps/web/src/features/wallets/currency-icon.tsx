import { chakra } from '@chakra-ui/react';
import type { JSX } from 'react';

const Disc = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: '7',
    borderRadius: 'full',
    bg: 'accent.solid',
    color: 'accent.contrast',
    fontSize: 'mark',
    fontWeight: '700',
    _before: { content: 'attr(data-symbol)' },
    '&[data-type=CRYPTO]': { bg: 'gum.solid', color: 'gum.contrast' },
  },
});

export interface CurrencyIconProps {
  readonly currency: { readonly symbol: string; readonly type: string };
}

/** The sign of a currency in a disc. Decoration, drawn by the style sheet: its code stands beside it. */
export function CurrencyIcon({ currency }: CurrencyIconProps): JSX.Element {
  return <Disc aria-hidden data-part="disc" data-type={currency.type} data-symbol={currency.symbol} />;
}

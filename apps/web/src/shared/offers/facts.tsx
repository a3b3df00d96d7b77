import { chakra } from '@chakra-ui/react';
import type { JSX, ReactNode } from 'react';

const Rows = chakra('dl', {
  base: {
    display: 'grid',
    gap: '1',
    fontSize: 'detail',
    lineHeight: 'label',
    // The columns of the terms, which stand below on the same card.
    '& > div': { display: 'grid', gridTemplateColumns: '{sizes.24} minmax(0, 1fr)', columnGap: '3' },
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: '600', fontVariantNumeric: 'tabular-nums' },
  },
});

/** {@link Fact}s on a card, a row each: labels in one column, figures in another. */
export function Facts({ children }: { readonly children: ReactNode }): JSX.Element {
  return <Rows>{children}</Rows>;
}

export interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function Fact({ label, children }: FactProps): JSX.Element {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

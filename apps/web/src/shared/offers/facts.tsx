import { chakra } from '@chakra-ui/react';
import type { JSX, ReactNode } from 'react';

const Rows = chakra('dl', {
  base: {
    display: 'grid',
    gap: '1',
    fontSize: 'detail',
    lineHeight: 'label',
    '& > div': { display: 'grid', columnGap: '3' },
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: '600', fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
    labels: {
      // The columns of the terms, which stand below on the same card.
      asTerms: { '& > div': { gridTemplateColumns: '{sizes.24} minmax(0, 1fr)' } },
      short: { '& > div': { gridTemplateColumns: '{sizes.18} minmax(0, 1fr)' } },
    },
  },
});

export interface FactsProps {
  readonly labels?: 'asTerms' | 'short';
  readonly children: ReactNode;
}

/** {@link Fact}s on a card, a row each: labels in one column, figures in another. */
export function Facts({ labels = 'asTerms', children }: FactsProps): JSX.Element {
  return <Rows labels={labels}>{children}</Rows>;
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

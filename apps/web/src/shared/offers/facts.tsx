import { chakra } from '@chakra-ui/react';
import type { JSX, ReactNode } from 'react';

const Row = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: '0.5',
    columnGap: '4',
    fontSize: 'detail',
    lineHeight: 'label',
    color: 'fg.muted',
    // A long figure goes on behind its label, rather than to a line of its own.
    '& dt, & dd': { display: 'inline' },
    '& dt': { marginInlineEnd: '1' },
    '& dd': { color: 'fg', fontWeight: '600', fontVariantNumeric: 'tabular-nums' },
  },
});

/** A row of {@link Fact}s that wraps. */
export function Facts({ children }: { readonly children: ReactNode }): JSX.Element {
  return <Row>{children}</Row>;
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

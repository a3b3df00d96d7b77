import { chakra } from '@chakra-ui/react';
import type { JSX } from 'react';
import type { TermNote } from './promo-figures.ts';

export interface Term {
  readonly label: string;
  readonly values: readonly string[];
}

export const asTerm = ({ label, text }: TermNote): Term => ({ label, values: [text] });

/** Terms as rows of a list of definitions. */
export function TermEntries({ terms }: { readonly terms: readonly Term[] }): JSX.Element[] {
  return terms.map(({ label, values }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>
        {values.map((value) => (
          <span key={value}>{value}</span>
        ))}
      </dd>
    </div>
  ));
}

const Rows = chakra('dl', {
  base: {
    display: 'grid',
    gap: '1',
    textStyle: 'caption',
    textAlign: 'start',
    '& > div': { display: 'grid', gridTemplateColumns: '{sizes.24} minmax(0, 1fr)', columnGap: '3' },
    '& dt': { color: 'fg.muted' },
    '& dd': { fontVariantNumeric: 'tabular-nums' },
    '& dd > span': { display: 'block' },
  },
});

export interface TermRowsProps {
  readonly terms: readonly Term[];
  /** For the press that they describe. */
  readonly id?: string | undefined;
}

/** Terms on a card, behind the reward itself: small, names and what they mean in columns of their own. */
export function TermRows({ terms, id }: TermRowsProps): JSX.Element {
  return (
    <Rows id={id}>
      <TermEntries terms={terms} />
    </Rows>
  );
}

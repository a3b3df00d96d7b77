import { chakra } from '@chakra-ui/react';
import { Heading } from '@magpie/ui';
import { useId, type JSX } from 'react';
import { isSpinsAlone, termNotesOf, type PromoTermsView, type TermNote } from './promo-figures.ts';
import { asTerm, TermEntries, type TermRowsProps } from './term-rows.tsx';

const Space = chakra('div', { base: { containerType: 'inline-size' } });
const Notes = chakra('dl', {
  base: {
    textStyle: 'body.sm',
    '& > div': {
      display: 'grid',
      gap: '0.5',
      py: '2.5',
      borderTopWidth: '1px',
      borderColor: 'border.muted',
    },
    '& dt': { color: 'fg.muted' },
    '& dd > span': { display: 'block' },
    '@container (min-width: 26rem)': {
      '& > div': { gridTemplateColumns: '{sizes.30} minmax(0, 1fr)', columnGap: '5' },
    },
  },
});

/** Terms as rows with room: the name of each, and beside it, where that fits, what it means. */
export function TermTable({ terms }: Pick<TermRowsProps, 'terms'>): JSX.Element {
  return (
    <Space>
      <Notes>
        <TermEntries terms={terms} />
      </Notes>
    </Space>
  );
}

/** What the figures of an offer do not say, a row for each thing: its name, and beside it a sentence. */
export function TermNotes({ notes }: { readonly notes: readonly TermNote[] }): JSX.Element {
  return <TermTable terms={notes.map(asTerm)} />;
}

export interface TermRulesProps {
  readonly promo: PromoTermsView;
  readonly spins?: boolean;
}

/** The same on the page of an offer, where its figures stand beside its text (PROMO-53). */
export function TermRules({ promo, spins = isSpinsAlone(promo) }: TermRulesProps): JSX.Element {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id} level={2} size="heading.md" mb="3">
        How it works
      </Heading>
      <TermNotes notes={termNotesOf(promo, spins)} />
    </section>
  );
}

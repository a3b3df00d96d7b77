import { chakra } from '@chakra-ui/react';
import { Heading } from '@magpie/ui';
import { useId, type JSX } from 'react';
import { isSpinsAlone, termNotesOf, type PromoTermsView, type TermNote } from './promo-figures.ts';

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
    '@container (min-width: 26rem)': {
      '& > div': { gridTemplateColumns: '{sizes.30} minmax(0, 1fr)', columnGap: '5' },
    },
  },
});

/** What the figures of an offer do not say, a row for each thing: its name, and beside it a sentence. */
export function TermNotes({ notes }: { readonly notes: readonly TermNote[] }): JSX.Element {
  return (
    <Space>
      <Notes>
        {notes.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Notes>
    </Space>
  );
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

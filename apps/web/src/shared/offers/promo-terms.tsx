import { chakra } from '@chakra-ui/react';
import { termText, turnoverText } from '@magpie/domain/promos';
import { Text } from '@magpie/ui';
import type { JSX } from 'react';
import { Fact, Facts } from './facts.tsx';
import { Lines } from './lines.tsx';
import {
  cashNotesOf,
  countingOf,
  isSpinsAlone,
  promoFigures,
  spinNotesOf,
  termLabels,
  termNotesOf,
  type PromoTermsView,
} from './promo-figures.ts';

export interface TermsProps {
  readonly promo: PromoTermsView;
  /** Amount of a bonus that stands in place of the promo's own. */
  readonly gift?: string;
  /** The promo gives free spins, whose wins are cash (SPIN-21). */
  readonly spins?: boolean;
}

/** On a card the terms stand back behind the reward itself. */
const Apart = chakra('div', {
  base: {
    pt: '3',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    '& dl': { fontSize: 'caption', lineHeight: 'caption' },
    '& dl > div > dd': { fontWeight: '500' },
  },
});

interface Term {
  readonly label: string;
  readonly values: readonly string[];
}

function termsOf({ promo, gift, spins = isSpinsAlone(promo) }: TermsProps): readonly Term[] {
  const term = (label: string, ...values: readonly string[]) => ({ label, values });
  const days = termText(promo.daysToPlay);
  if (spins) return [term(termLabels.wagering, 'Nothing, wins are cash'), term('Time to play', days)];
  const { largestBonus, targets, minimumCash } = promoFigures(promo, gift);
  return [
    // One that does not grow with the deposit is shown as the bonus itself.
    ...(gift === undefined && promo.rewardKind === 'MULTIPLIER'
      ? [term('Largest bonus', largestBonus ?? 'No limit')]
      : []),
    term(termLabels.wagering, turnoverText(promo)),
    ...(targets.length === 0 ? [] : [term(termLabels.target, ...targets)]),
    term(termLabels.days, days),
    term(termLabels.minimumCash, minimumCash),
  ];
}

const Notes = chakra('ul', {
  base: { display: 'grid', gap: '1.5', textStyle: 'body.sm', color: 'fg.muted' },
});

/** Sentences below the figures of an offer. */
export function TermNotes({ notes }: { readonly notes: readonly string[] }): JSX.Element {
  return (
    <Notes>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </Notes>
  );
}

/** The terms of a promo, in full, before it is taken: money, days, games, and what a cancellation takes (PROMO-53). */
export function TermsSection(props: TermsProps): JSX.Element {
  const { promo, spins = isSpinsAlone(promo) } = props;
  return (
    <section aria-label="Terms">
      <Lines>
        {termsOf(props).map(({ label, values }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {values.map((value) => (
                <span key={value}>{value}</span>
              ))}
            </dd>
          </div>
        ))}
      </Lines>
      <chakra.div mt="3">
        <TermNotes notes={termNotesOf(promo, spins)} />
      </chakra.div>
    </section>
  );
}

/** The same terms on a card, of which a list has many: no landmark. */
export function TermsFacts(props: TermsProps): JSX.Element {
  const { promo, spins = isSpinsAlone(promo) } = props;
  return (
    <Apart>
      <Facts>
        {termsOf(props).map(({ label, values }) => (
          <Fact key={label} label={label}>
            {values.join(', ')}
          </Fact>
        ))}
      </Facts>
      {!spins && (
        <Text size="caption" tone="muted" mt="1">
          {[countingOf(promo), ...cashNotesOf(promo), ...spinNotesOf(promo)].join(' ')}
        </Text>
      )}
    </Apart>
  );
}

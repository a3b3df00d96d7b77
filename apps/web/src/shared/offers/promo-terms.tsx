import { chakra } from '@chakra-ui/react';
import { termText, turnoverText } from '@magpie/domain/promos';
import type { JSX } from 'react';
import { Lines } from './lines.tsx';
import {
  cashNotesOf,
  countingNote,
  isSpinsAlone,
  promoFigures,
  spinNotesOf,
  termLabels,
  termNotesOf,
  type PromoTermsView,
} from './promo-figures.ts';
import { TermTable } from './term-notes.tsx';
import { asTerm, TermEntries, TermRows, type Term } from './term-rows.tsx';

export interface TermsProps {
  readonly promo: PromoTermsView;
  /** Amount of a bonus that stands in place of the promo's own. */
  readonly gift?: string;
  /** The promo gives free spins, whose wins are cash (SPIN-21). */
  readonly spins?: boolean;
}

/** On a card the terms stand back behind the reward itself. */
const Apart = chakra('div', { base: { pt: '3', borderTopWidth: '1px', borderColor: 'border.muted' } });

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

/** The terms of a promo that are figures: money and days (PROMO-53). */
export function TermFigures(props: TermsProps): JSX.Element {
  return (
    <section aria-label="Terms">
      <Lines>
        <TermEntries terms={termsOf(props)} />
      </Lines>
    </section>
  );
}

/** The terms of a promo, in full, before it is taken: money, days, games, and what a cancellation takes (PROMO-53). */
export function TermsSection(props: TermsProps): JSX.Element {
  const { promo, spins = isSpinsAlone(promo) } = props;
  return (
    <section aria-label="Terms">
      <TermTable terms={[...termsOf(props), ...termNotesOf(promo, spins).map(asTerm)]} />
    </section>
  );
}

/** The same terms on a card, of which a list has many: no landmark. */
export function TermsFacts(props: TermsProps): JSX.Element {
  const { promo, spins = isSpinsAlone(promo) } = props;
  const notes = spins ? [] : [countingNote(promo), ...cashNotesOf(promo), ...spinNotesOf(promo)];
  return (
    <Apart>
      <TermRows terms={[...termsOf(props), ...notes.map(asTerm)]} />
    </Apart>
  );
}

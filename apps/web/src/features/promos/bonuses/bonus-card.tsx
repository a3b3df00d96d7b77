import { Button, Icon, Tag, Text } from '@magpie/ui';
import { Clock } from 'lucide-react';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { useAtNow } from '#shared/clock/index.ts';
import { modals } from '#shared/modals/index.ts';
import { paths } from '#shared/navigation/index.ts';
import { artOf, RewardCard, TermsFacts } from '#shared/offers/index.ts';
import { PromoNote } from '../actions/promo-note.tsx';
import { ActivateButton, useActivationBlock } from './activate-button.tsx';
import { bonusChip, bonusGain, bonusTerms, promoBegunBy, type Bonus } from './bonus-text.ts';

export interface BonusCardProps {
  readonly bonus: Bonus;
  /** What the way to everything that it says is called. */
  readonly more: 'Details' | 'Read More';
}

/** A bonus that waits to be activated, with the way to everything it says. */
export function BonusCard({ bonus, more }: BonusCardProps): JSX.Element {
  const block = useActivationBlock(bonus);
  const gain = bonusGain(bonus);
  const begins = promoBegunBy(bonus);
  const chip = useAtNow((now) => bonusChip(bonus, now));
  return (
    <RewardCard
      title={bonus.name}
      {...artOf(bonus)}
      gain={gain.text}
      money={gain.money}
      tag={<Tag icon={<Icon of={Clock} />}>{chip}</Tag>}
      buttons={
        <>
          <ActivateButton bonus={bonus} block={block} size="sm" />
          <Button asChild variant="ghost" size="sm">
            <Link
              to={paths.bonus(bonus.id)}
              aria-label={`${more} about ${bonus.name}`}
              onClick={() => {
                modals.close('myAccount');
              }}
            >
              {more}
            </Link>
          </Button>
        </>
      }
    >
      {begins !== null && (
        <Text size="caption" tone="muted">
          Begins the promo {begins}.
        </Text>
      )}
      <TermsFacts {...bonusTerms(bonus)} />
      {block !== null && <PromoNote icon={Clock}>{block}</PromoNote>}
    </RewardCard>
  );
}

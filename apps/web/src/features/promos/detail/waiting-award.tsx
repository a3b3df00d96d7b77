import { chakra } from '@chakra-ui/react';
import { awardGainText } from '@magpie/domain/free-spins';
import { displayMoney } from '@magpie/domain/format';
import { money } from '@magpie/domain/money';
import { waitingAwardText } from '@magpie/domain/promos';
import { useWaitingAwardsQuery, type WaitingAward_memberPromoFragment } from '@magpie/gql/promos';
import { Alert, Button, Heading } from '@magpie/ui';
import { useId, type JSX } from 'react';
import { Link } from 'react-router-dom';
import { freshAfter } from '#shared/apollo/index.ts';
import type { PromoTermsView } from '#shared/offers/index.ts';
import { paths } from '#shared/navigation/index.ts';
import { useFollowMessages } from '../../session/late.ts';
import { AwardTerms } from '../actions/award-terms.tsx';
import { awardsOf } from '../actions/promo-facts.ts';

function textOf({ bonus, currency, freeSpinDetails, waitsFor }: WaitingAward_memberPromoFragment): string {
  const given = money.parseOrZero(bonus, currency.type) > 0n ? displayMoney(bonus, currency) : null;
  return waitingAwardText(awardGainText(given, freeSpinDetails, currency), waitsFor);
}

const Award = chakra('section', { base: { display: 'grid', gap: '3' } });

export interface WaitingAwardProps {
  readonly promo: PromoTermsView;
  readonly memberId: string;
}

/**
 * The member's awards of a promo that wait, on its page, each with its own figures, and the way to all of them (PROMO-54): what
 * follows is what the promo offers to others.
 */
export function WaitingAward({ promo, memberId }: WaitingAwardProps): JSX.Element | null {
  const headingId = useId();
  const { data, refetch } = useWaitingAwardsQuery({
    variables: { member: memberId },
    context: freshAfter('GAP', 'PLAY', 'CLOCK'),
  });
  useFollowMessages(() => refetch());
  const awards = awardsOf(promo, data?.member.pendingPromos ?? []);
  if (awards.length === 0) return null;
  return (
    <>
      <Award aria-labelledby={headingId}>
        <Heading id={headingId} level={2} size="heading.sm">
          Your award
        </Heading>
        <Alert tone="info" role="status" alignItems="flex-start">
          {awards.map((award) => (
            <p key={award.id}>{textOf(award)}</p>
          ))}
          <Button asChild size="sm" mt="2">
            <Link to={paths.personalCenter('active-bonus')}>View active bonus</Link>
          </Button>
        </Alert>
        {awards.map((award) => (
          <AwardTerms key={award.id} award={award} offer={promo} />
        ))}
      </Award>
      <Heading level={2} size="heading.sm">
        The offer
      </Heading>
    </>
  );
}

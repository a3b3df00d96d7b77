import { awardGainText } from '@magpie/domain/free-spins';
import { displayMoney } from '@magpie/domain/format';
import { money } from '@magpie/domain/money';
import { waitingAwardText } from '@magpie/domain/promos';
import { useWaitingAwardsQuery, type WaitingAward_memberPromoFragment } from '@magpie/gql/promos';
import { Alert, Button } from '@magpie/ui';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { freshAfter } from '#shared/apollo/index.ts';
import { paths } from '#shared/navigation/index.ts';
import { useFollowMessages } from '../../session/late.ts';

function textOf({ bonus, currency, promo, waitsFor }: WaitingAward_memberPromoFragment): string {
  const given = money.parseOrZero(bonus, currency.type) > 0n ? displayMoney(bonus, currency) : null;
  return waitingAwardText(awardGainText(given, promo.freeSpinConfiguration, currency), waitsFor);
}

export interface WaitingAwardProps {
  readonly promoId: string;
  readonly memberId: string;
}

/** The member's awards of a promo that wait, on its page, with the way to all of them (PROMO-54). */
export function WaitingAward({ promoId, memberId }: WaitingAwardProps): JSX.Element | null {
  const { data, refetch } = useWaitingAwardsQuery({
    variables: { member: memberId },
    context: freshAfter('GAP', 'PLAY', 'CLOCK'),
  });
  useFollowMessages(() => refetch());
  const awards = data?.member.pendingPromos.filter(({ promo }) => promo.id === promoId) ?? [];
  if (awards.length === 0) return null;
  return (
    <Alert tone="info" role="status" alignItems="flex-start">
      {awards.map((award) => (
        <p key={award.id}>{textOf(award)}</p>
      ))}
      <Button asChild size="sm" mt="2">
        <Link to={paths.personalCenter('active-bonus')}>View active bonus</Link>
      </Button>
    </Alert>
  );
}

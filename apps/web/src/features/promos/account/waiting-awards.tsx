import { displayMoney } from '@magpie/domain/format';
import { givenFreeSpins } from '@magpie/domain/free-spins';
import { money } from '@magpie/domain/money';
import { awardWaitTexts } from '@magpie/domain/promos';
import { useWaitingAwardsQuery, type WaitingAward_memberPromoFragment } from '@magpie/gql/promos';
import { ErrorState, Icon, Skeleton, Tag, Text } from '@magpie/ui';
import { Clock } from 'lucide-react';
import type { JSX } from 'react';
import { freshAfter } from '#shared/apollo/index.ts';
import { Moment } from '#shared/moment/index.ts';
import { Fact } from '#shared/offers/index.ts';
import { useLoading } from '#shared/page/index.ts';
import { useFollowNews } from '../../session/late.ts';
import { AwardTerms } from '../actions/award-terms.tsx';
import { AwardPanel } from './award-panel.tsx';

function Award({ award }: { readonly award: WaitingAward_memberPromoFragment }): JSX.Element {
  const shown = (amount: string) => displayMoney(amount, award.currency);
  const gives = (amount: string) => money.parseOrZero(amount, award.currency.type) > 0n;
  const spins = givenFreeSpins(award.freeSpinDetails);
  return (
    <AwardPanel
      promo={award.promo}
      bonusName={award.bonusName}
      tag={
        <Tag tone="warning" icon={<Icon of={Clock} />}>
          Waiting
        </Tag>
      }
    >
      {award.waitsFor !== null && <Text>{awardWaitTexts[award.waitsFor]}</Text>}
      <AwardTerms award={award} wide>
        {gives(award.bonus) && <Fact label="Bonus">{shown(award.bonus)}</Fact>}
        {spins > 0 && <Fact label="Free spins">{spins}</Fact>}
        <Fact label="Awarded">
          <Moment at={award.dateTimeCreated} face="DATE" />
        </Fact>
        {award.expiresAt !== null && (
          <Fact label="Expires">
            <Moment at={award.expiresAt} face="DATE" />
          </Fact>
        )}
      </AwardTerms>
    </AwardPanel>
  );
}

/** The awards that wait, in the order in which they will begin, each with its reason (PROMO-54). */
export function WaitingAwards({ memberId }: { readonly memberId: string }): JSX.Element {
  const result = useWaitingAwardsQuery({
    variables: { member: memberId },
    context: freshAfter('GAP', 'PLAY', 'CLOCK'),
  });
  useFollowNews(() => result.refetch());
  const { failed, retrying, retry } = useLoading(result);
  if (failed) return <ErrorState level={3} onRetry={retry} retrying={retrying} />;
  if (!result.data) return <Skeleton display="block" height="24" mb="4" />;
  return (
    <>
      {result.data.member.pendingPromos.map((award) => (
        <Award key={award.id} award={award} />
      ))}
    </>
  );
}

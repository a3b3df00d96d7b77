import { isLockInShown, panelIsEmpty } from '@magpie/domain/lock-in';
import { usePromoStandingQuery } from '@magpie/gql/promos';
import { Button, EmptyState, Icon, Skeleton, Tag } from '@magpie/ui';
import { Hourglass } from 'lucide-react';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { freshAfter } from '#shared/apollo/index.ts';
import { modals } from '#shared/modals/index.ts';
import { paths } from '#shared/navigation/index.ts';
import { TermsSection } from '#shared/offers/index.ts';
import { useFollowPlay } from '../../session/late.ts';
import { LockInCancelButton, LockInProgress } from '../actions/lock-in-progress.tsx';
import type { LockIn as LockInOfMember } from '../actions/promo-facts.ts';
import { usePromoActions } from '../actions/use-promo-actions.ts';
import { ActiveAward } from './active-award.tsx';
import { AwardPanel } from './award-panel.tsx';

function LockIn({ lockIn }: { readonly lockIn: LockInOfMember }): JSX.Element {
  const actions = usePromoActions(null);
  return (
    <AwardPanel
      promo={lockIn.promo}
      tag={
        <Tag tone="gum" icon={<Icon of={Hourglass} />}>
          In Progress
        </Tag>
      }
      cancel={<LockInCancelButton lockIn={lockIn} actions={actions} />}
    >
      <LockInProgress lockIn={lockIn} />
      <TermsSection promo={lockIn.promo} />
    </AwardPanel>
  );
}

function NoPromo(): JSX.Element {
  return (
    <EmptyState
      level={3}
      spot="no-promos"
      title="No Active Promo"
      action={
        <Button asChild>
          <Link
            to={paths.promotions}
            onClick={() => {
              modals.close('myAccount');
            }}
          >
            See promotions
          </Link>
        </Button>
      }
    >
      A promo that you take is here while it runs, with how far you are.
    </EmptyState>
  );
}

export interface ActivePromoProps {
  readonly memberId: string;
}

/** The member's active promo and running lock-in (PROMO-36 to PROMO-38). A failure is only logged (spec 2 §8). */
export function ActivePromo({ memberId }: ActivePromoProps): JSX.Element {
  const { data, error, refetch } = usePromoStandingQuery({
    variables: { member: memberId },
    context: freshAfter('GAP', 'PLAY', 'CLOCK'),
  });
  useFollowPlay(refetch);
  if (!data && !error) {
    return (
      <div role="status" aria-label="Loading the active promo">
        <Skeleton display="block" height="55" mb="4" borderRadius="lg" />
      </div>
    );
  }
  const { activePromo = null, promoLockIn = null } = data?.member ?? {};
  const panel = { hasActivePromo: activePromo !== null, lockIn: promoLockIn, loading: !data };
  if (panelIsEmpty(panel)) return <NoPromo />;
  return (
    <>
      {activePromo && <ActiveAward promo={activePromo} />}
      {promoLockIn && isLockInShown(promoLockIn) && <LockIn lockIn={promoLockIn} />}
    </>
  );
}

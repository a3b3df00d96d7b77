import { displayMoney, promoDate } from '@magpie/domain/format';
import { isLockInShown, panelIsEmpty } from '@magpie/domain/lock-in';
import { promoGoalText, promoLossText } from '@magpie/domain/promos';
import {
  useCancelActivePromoMutation,
  usePromoStandingQuery,
  type ActivePromo_memberPromoFragment,
} from '@magpie/gql/promos';
import { Button, EmptyState, Icon, Skeleton, Tag, Text } from '@magpie/ui';
import { Meter } from '@magpie/ui/data';
import { CircleCheck, Hourglass } from 'lucide-react';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { freshAfter } from '#shared/apollo/index.ts';
import { modals } from '#shared/modals/index.ts';
import { paths } from '#shared/navigation/index.ts';
import { countingOf, Fact, Facts, TermsSection } from '#shared/offers/index.ts';
import { shownTimeZone } from '#shared/time-zone/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import { CancelButton } from '../actions/cancel-button.tsx';
import { LockInCancelButton, LockInProgress, reachedPercent } from '../actions/lock-in-progress.tsx';
import type { LockIn as LockInOfMember } from '../actions/promo-facts.ts';
import { usedText } from '../actions/promo-text.ts';
import { useAttempt } from '../actions/use-attempt.ts';
import { usePromoActions } from '../actions/use-promo-actions.ts';
import { AwardPanel } from './award-panel.tsx';

function CancelActive({ promo }: { readonly promo: ActivePromo_memberPromoFragment }): JSX.Element {
  const [cancel, { loading }] = useCancelActivePromoMutation();
  const attempt = useAttempt();
  const onConfirm = () =>
    attempt(
      () => cancel({ variables: { id: promo.id } }),
      () => {
        toasts.success('Cancel Promo');
      },
      (error) => {
        toasts.failure(error, 'Cancel Promo Error', 'Something went wrong');
      },
    );
  return (
    <CancelButton label="Cancel Bonus" busy={loading} onConfirm={onConfirm}>
      {promoLossText({ ...promo.atStake, currency: promo.currency })} Do you want to proceed?
    </CancelButton>
  );
}

function Active({ promo }: { readonly promo: ActivePromo_memberPromoFragment }): JSX.Element {
  const money = (amount: string) => displayMoney(amount, promo.currency);
  const { turnoverCounter: done, turnoverTarget: target } = promo;
  return (
    <AwardPanel
      promo={promo.promo}
      tag={
        <Tag tone="success" icon={<Icon of={CircleCheck} />}>
          Active
        </Tag>
      }
      cancel={<CancelActive promo={promo} />}
    >
      <Meter
        label="Turnover"
        used={money(done)}
        limit={money(target)}
        percent={reachedPercent(done, target, promo.currency)}
      />
      <Text size="body.sm" tone="muted">
        {promoGoalText(promo)} {countingOf(promo.promo)}
      </Text>
      <Facts>
        <Fact label="Bonus">{money(promo.bonus)}</Fact>
        <Fact label="Used">{usedText(promo.promoUsed, promo.promo.maxUses)}</Fact>
        <Fact label="Expires">
          {promo.expiresAt === null ? 'Never' : promoDate(promo.expiresAt, shownTimeZone())}
        </Fact>
      </Facts>
    </AwardPanel>
  );
}

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
      cancel={<LockInCancelButton promo={lockIn.promo} actions={actions} />}
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
  /** Whether other bonuses run, or may: without a promo there is nothing to say then. */
  readonly othersRun?: boolean;
}

/** The member's active promo and running lock-in (PROMO-36 to PROMO-38). A failure is only logged (spec 2 §8). */
export function ActivePromo({ memberId, othersRun = false }: ActivePromoProps): JSX.Element | null {
  const { data, error } = usePromoStandingQuery({
    variables: { member: memberId },
    context: freshAfter('GAP', 'PLAY', 'CLOCK'),
  });
  if (!data && !error) {
    return (
      <div role="status" aria-label="Loading the active promo">
        <Skeleton display="block" height="55" mb="4" borderRadius="lg" />
      </div>
    );
  }
  const { activePromo = null, promoLockIn = null } = data?.member ?? {};
  const waits = data?.member.pendingPromos.length !== 0;
  const panel = { hasActivePromo: activePromo !== null, lockIn: promoLockIn, loading: !data };
  if (panelIsEmpty(panel)) return othersRun || (data && waits) ? null : <NoPromo />;
  return (
    <>
      {activePromo && <Active promo={activePromo} />}
      {promoLockIn && isLockInShown(promoLockIn) && <LockIn lockIn={promoLockIn} />}
    </>
  );
}

import { skipToken } from '@apollo/client/react';
import { displayMoney, promoDate } from '@magpie/domain/format';
import { usePromoStandingQuery } from '@magpie/gql/promos';
import { Button, ErrorState, Skeleton, Text } from '@magpie/ui';
import { Dialog } from '@magpie/ui/overlays';
import type { JSX } from 'react';
import type { ModalComponentProps } from '#shared/modals/index.ts';
import { useLoading } from '#shared/page/index.ts';
import { shownTimeZone } from '#shared/time-zone/index.ts';
import { useSession } from '../../session/index.ts';
import { ActiveBonusButton } from './active-bonus-button.tsx';
import { PromoArt } from './promo-art.tsx';

function Body(): JSX.Element {
  const { account } = useSession();
  const result = usePromoStandingQuery(account ? { variables: { member: account.id } } : skipToken);
  const { failed, retrying, retry } = useLoading(result);
  if (failed) return <ErrorState level={3} onRetry={retry} retrying={retrying} />;
  if (!result.data) return <Skeleton display="block" height="80" />;
  const { activePromo } = result.data.member;
  if (!activePromo) return <Text tone="muted">There is no active bonus.</Text>;
  return (
    <>
      <PromoArt promo={activePromo.promo} />
      <Text size="body.lg">
        {activePromo.promo.name}: a bonus of <b>{displayMoney(activePromo.bonus, activePromo.currency)}</b> is
        in your wallet.
      </Text>
      <Text size="body.sm" tone="muted" mt="2">
        It becomes withdrawable after a turnover of{' '}
        {displayMoney(activePromo.turnoverTarget, activePromo.currency)}.
        {activePromo.expiresAt !== null &&
          ` You have until ${promoDate(activePromo.expiresAt, shownTimeZone())}.`}
      </Text>
    </>
  );
}

/** registrationBonus: greets a new member with the bonus of the sign-up, once (PROMO-44). */
export function RegistrationBonus({ onClose }: ModalComponentProps<'registrationBonus'>): JSX.Element {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Welcome bonus"
      size="sm"
      footer={
        <>
          <ActiveBonusButton variant="ghost" onClose={onClose} />
          <Button variant="inverse" onClick={onClose}>
            OK
          </Button>
        </>
      }
    >
      <Body />
    </Dialog>
  );
}

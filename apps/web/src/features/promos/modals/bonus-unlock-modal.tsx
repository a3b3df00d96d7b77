import { skipToken } from '@apollo/client/react';
import { promoDate } from '@magpie/domain/format';
import { freeSpinsGainText } from '@magpie/domain/free-spins';
import { unlockedSpinsText, unlockedText } from '@magpie/domain/lock-in';
import { promoGoalText } from '@magpie/domain/promos';
import { usePromoQuery, usePromoStandingQuery } from '@magpie/gql/promos';
import { ErrorState, Skeleton, Text } from '@magpie/ui';
import { Dialog } from '@magpie/ui/overlays';
import type { JSX } from 'react';
import type { ModalComponentProps } from '#shared/modals/index.ts';
import { useLoading } from '#shared/page/index.ts';
import { shownTimeZone } from '#shared/time-zone/index.ts';
import { useSession } from '../../session/index.ts';
import { bonusText } from '../actions/promo-text.ts';
import { ActiveBonusButton } from './active-bonus-button.tsx';
import { PromoArt } from './promo-art.tsx';

/** What the bonus takes from here on. */
function Goal({ promoId }: { readonly promoId: string }): JSX.Element {
  const { account } = useSession();
  const { data } = usePromoStandingQuery(account ? { variables: { member: account.id } } : skipToken);
  const active = data?.member.activePromo;
  if (active?.promo.id !== promoId) return <>Bonus money has to be turned over before it can be withdrawn.</>;
  const ends =
    active.expiresAt === null ? '' : ` You have until ${promoDate(active.expiresAt, shownTimeZone())}.`;
  return (
    <>
      It is now your active bonus. {promoGoalText(active)}
      {ends}
    </>
  );
}

function Body({ promoId }: { readonly promoId: string }): JSX.Element {
  const result = usePromoQuery({ variables: { id: promoId } });
  const { failed, retrying, retry } = useLoading(result);
  if (failed) return <ErrorState level={3} onRetry={retry} retrying={retrying} />;
  if (!result.data) return <Skeleton display="block" height="80" />;
  const { promo } = result.data;
  if (!promo) return <Text tone="muted">Promo not found</Text>;
  const bonus = bonusText(promo);
  const freeSpins = freeSpinsGainText(promo.freeSpinConfiguration, promo.currency);
  return (
    <>
      <PromoArt promo={promo} />
      <Text size="body.lg">
        You finished {promo.name}. {unlockedText({ bonus, freeSpins })}
      </Text>
      <Text size="body.sm" tone="muted" mt="2">
        {bonus !== null && <Goal promoId={promoId} />} {unlockedSpinsText({ bonus, freeSpins })}
      </Text>
    </>
  );
}

export function BonusUnlockModal({ promoId, onClose }: ModalComponentProps<'bonusUnlockModal'>): JSX.Element {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Bonus unlocked"
      size="sm"
      footer={<ActiveBonusButton variant="inverse" onClose={onClose} />}
    >
      <Body promoId={promoId} />
    </Dialog>
  );
}

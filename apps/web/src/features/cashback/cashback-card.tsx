import { Button, VisuallyHidden } from '@magpie/ui';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/index.ts';
import { OfferCard } from '#shared/offers/index.ts';
import { firstLineOf } from '#shared/rich-text/index.ts';
import { useSession } from '../session/index.ts';
import { BonusTerms } from './bonus-terms.tsx';
import { CashbackFacts } from './cashback-facts.tsx';
import type { Cashback } from './cashback-text.ts';
import { ClaimButton } from './claim-button.tsx';
import { ClaimReason } from './claim-reason.tsx';
import { ClaimState } from './claim-state.tsx';
import { useClaimBar } from './use-claim-bar.ts';
import type { CollectedCashback } from './use-member-cashbacks.ts';

export interface CashbackCardProps {
  readonly cashback: Cashback;
  /** What it has collected for the member; nothing for a visitor. */
  readonly own: CollectedCashback | undefined;
  readonly level?: 2 | 3;
}

/** A cashback: what it gives, what it has collected, and its claim. */
export function CashbackCard({ cashback, own, level = 2 }: CashbackCardProps): JSX.Element {
  const { account } = useSession();
  const bar = useClaimBar(own);
  return (
    <OfferCard
      title={own?.title ?? cashback.title}
      level={level}
      image={own?.mainBannerImage ?? cashback.mainBannerImage}
      banner
      text={firstLineOf(cashback.description)}
      actions={
        <>
          <ClaimButton cashback={cashback} bar={bar} />
          <Button asChild>
            <Link to={paths.cashback(cashback.id)}>
              Read More<VisuallyHidden> about {cashback.title}</VisuallyHidden>
            </Link>
          </Button>
        </>
      }
    >
      <CashbackFacts cashback={cashback} own={own} />
      {account && own && <ClaimState cashback={own} timezones={account.timezoneChoices} />}
      <BonusTerms cashback={cashback} own={own} />
      <ClaimReason bar={bar} />
    </OfferCard>
  );
}

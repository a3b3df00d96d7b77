import { skipToken } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { listedPromos, listedPromoTypes, promoCurrency } from '@magpie/domain/promos';
import { usePromosQuery } from '@magpie/gql/promos';
import { EmptyState, ErrorState, Heading, Text } from '@magpie/ui';
import { LoaderCircle } from 'lucide-react';
import { useDeferredValue, type JSX } from 'react';
import { useAtNow } from '#shared/clock/index.ts';
import { CardGrid, CardGridSkeleton } from '#shared/offers/index.ts';
import { useLoading } from '#shared/page/index.ts';
import type { PromoMember } from '../actions/promo-facts.ts';
import { promoView } from '../actions/promo-view.ts';
import { usePromoActions } from '../actions/use-promo-actions.ts';
import { usePromoMember } from '../actions/use-promo-member.ts';
import { PromoCard, type PromoCardProps } from './promo-card.tsx';
import { useSpinner } from './use-spinner.ts';

const Spinner = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    py: '4',
    color: 'fg.muted',
    '& svg': { boxSize: '5', animation: 'spin 900ms linear infinite' },
  },
});

const pageSize = 100;

export interface PromoListProps {
  /** The chosen currency; `null` for none. */
  readonly currency: string | null;
  /** Whether that may still change by itself; nothing is asked for until then. */
  readonly undecided: boolean;
}

function NoPromos(): JSX.Element {
  return (
    <EmptyState level={3} title="No Available Promos" spot="no-promos">
      Check back later for exciting deals and special offers. Stay tuned!
    </EmptyState>
  );
}

interface ListedPromoProps extends Omit<PromoCardProps, 'view'> {
  readonly member: PromoMember | null;
}

function ListedPromo({ member, ...card }: ListedPromoProps): JSX.Element {
  const view = useAtNow((now) => promoView(card.promo, member, now));
  return <PromoCard {...card} view={view} />;
}

/** The open promos of a currency that this person can use, in all states of the list. */
export function PromoList({ currency, undecided }: PromoListProps): JSX.Element {
  const code = promoCurrency(currency);
  const filter = { active: { eq: true }, type: { in: [...listedPromoTypes] }, currency: { eq: code } };
  const result = usePromosQuery(undecided ? skipToken : { variables: { first: pageSize, filter } });
  const { failed, retrying, retry } = useLoading(result);
  const { member, pending } = usePromoMember();
  const actions = usePromoActions(member);
  // All cards are a second's work of a slow phone, which presses may interrupt.
  const data = useDeferredValue(result.data);
  const loaded = data?.promos.edges.map(({ node }) => node);
  const spinning = useSpinner(member !== null, loaded !== undefined || failed);
  const promos = loaded && listedPromos(loaded, member?.level ?? null);

  if (failed && !spinning) return <ErrorState level={2} onRetry={retry} retrying={retrying} />;
  if (spinning || !promos) {
    return (
      <>
        {spinning && (
          <Spinner role="status">
            <LoaderCircle aria-hidden />
            Loading promos
          </Spinner>
        )}
        <CardGridSkeleton list="promos" />
      </>
    );
  }
  return (
    <section aria-labelledby="all-promotions">
      <Heading id="all-promotions" level={2} size="heading.lg">
        All promotions
      </Heading>
      <Text size="body.sm" tone="subtle" mb="4">
        {promos.length === 1 ? '1 promotion' : `${String(promos.length)} promotions`} in {code}
      </Text>
      {promos.length === 0 ? (
        <NoPromos />
      ) : (
        <CardGrid list="promos" label="All promotions">
          {promos.map((promo) => (
            <li key={promo.id}>
              <ListedPromo promo={promo} member={member} actions={actions} pending={pending} />
            </li>
          ))}
        </CardGrid>
      )}
    </section>
  );
}

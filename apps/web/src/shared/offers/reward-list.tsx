import { chakra } from '@chakra-ui/react';
import { Card, EmptyState, ErrorState, Heading, Skeleton } from '@magpie/ui';
import type { JSX, ReactNode } from 'react';
import { useRetryOnline } from '../online/index.ts';
import { CardGrid, CardGridSkeleton } from './card-grid.tsx';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min({sizes.card}, 100%), 1fr))',
    gap: '4',
  },
});

export interface RewardListProps<Row> {
  readonly label: string;
  /** `undefined` while they are on their way. */
  readonly rows: readonly Row[] | undefined;
  readonly failed: boolean;
  readonly retry: () => Promise<unknown>;
  readonly emptyTitle: string;
  readonly emptyText?: string;
  /** Whether the list stands beside others, so that being empty is no more than a line. */
  readonly beside?: boolean;
  readonly loadingText?: string;
  /** Whether its rows are the large cards of the cashbacks rather than small ones. */
  readonly large?: boolean;
  readonly render: (row: Row) => ReactNode;
}

function LoadingCards(): JSX.Element {
  return (
    <List as="div">
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} display="block" h="55" borderRadius="lg" />
      ))}
    </List>
  );
}

export function RewardList<Row extends { readonly id: string }>(props: RewardListProps<Row>): JSX.Element {
  const {
    label,
    rows,
    failed,
    retry,
    emptyTitle,
    emptyText,
    beside = false,
    loadingText = 'Loading',
    large = false,
    render,
  } = props;
  const again = () => {
    retry().catch(() => undefined);
  };
  useRetryOnline(failed && !rows, again);
  if (failed && !rows) return <ErrorState level={3} onRetry={again} />;
  if (!rows) {
    return (
      <div role="status">
        <chakra.p mb="3">{loadingText}</chakra.p>
        {large ? <CardGridSkeleton list="cashbacks" /> : <LoadingCards />}
      </div>
    );
  }
  if (rows.length === 0 && beside) {
    return (
      <Card padding="md">
        <Heading level={3} size="heading.sm" color="fg.muted">
          {emptyTitle}
        </Heading>
      </Card>
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState level={3} spot="no-promos" title={emptyTitle}>
        {emptyText}
      </EmptyState>
    );
  }
  const entries = rows.map((row) => <li key={row.id}>{render(row)}</li>);
  if (!large) return <List aria-label={label}>{entries}</List>;
  return (
    <CardGrid list="cashbacks" label={label}>
      {entries}
    </CardGrid>
  );
}

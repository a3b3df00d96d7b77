import { chakra } from '@chakra-ui/react';
import { Button, EmptyState, ErrorState, Icon, Text } from '@magpie/ui';
import { DataTable, type Column } from '@magpie/ui/data';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { JSX } from 'react';
import { useRetryOnline } from '../../shared/online/index.ts';
import type { Pages } from '../../shared/paging/index.ts';

const Bar = chakra('nav', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: '3', mt: '4' },
});

/** Props of {@link RecordTable}. */
export interface RecordTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** The page that is shown, `undefined` while it is on its way. */
  readonly page: { readonly edges: readonly { readonly node: Row }[] } | undefined;
  readonly failed: boolean;
  readonly pages: Pages;
  readonly retry: () => Promise<unknown>;
}

function PageBar({ label, pages }: Pick<RecordTableProps<never>, 'label' | 'pages'>): JSX.Element | null {
  const { current, count, previous, next } = pages;
  if (!previous && !next) return null;
  return (
    <Bar aria-label={`Pages of ${label}`}>
      <Text size="body.sm" tone="muted" role="status">
        {count === null ? `Page ${String(current)}` : `Page ${String(current)} of ${String(count)}`}
      </Text>
      <Button
        size="sm"
        icon={<Icon of={ChevronLeft} size="sm" />}
        disabled={!previous}
        onClick={() => previous?.()}
      >
        Previous
      </Button>
      <Button size="sm" disabled={!next} onClick={() => next?.()}>
        Next
        <Icon of={ChevronRight} size="sm" />
      </Button>
    </Bar>
  );
}

/**
 * An account list: a skeleton, 'No records found' (TXN-16), an error with a way to try again, or a page of rows, which
 * are cards on phones.
 */
export function RecordTable<Row extends { readonly id: string }>(props: RecordTableProps<Row>): JSX.Element {
  const { label, columns, page, failed, pages, retry } = props;
  const again = () => {
    retry().catch(() => undefined);
  };
  useRetryOnline(failed && !page, again);
  if (failed && !page) return <ErrorState level={3} onRetry={again} />;
  return (
    <>
      <DataTable
        cards
        label={label}
        columns={columns}
        rows={page?.edges.map(({ node }) => node) ?? []}
        rowId={({ id }) => id}
        loading={!page}
        empty={<EmptyState level={3} title="No records found" spot="bets" />}
      />
      <PageBar label={label} pages={pages} />
    </>
  );
}

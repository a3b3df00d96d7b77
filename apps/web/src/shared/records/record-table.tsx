import { chakra } from '@chakra-ui/react';
import { Button, EmptyState, ErrorState, Icon, Text } from '@magpie/ui';
import { DataTable, type Column } from '@magpie/ui/data';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type JSX } from 'react';
import { useRetryOnline } from '../online/index.ts';
import type { Pages } from '../paging/index.ts';
import { useScrollTo } from './use-scroll-to.ts';

const Bar = chakra('nav', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: '3', mt: '4' },
});

const noRecords = 'No records found';

export interface RecordTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** The page that is shown, `undefined` while it is on its way. */
  readonly page: { readonly edges: readonly { readonly node: Row }[] } | undefined;
  /** The row that a link led to. */
  readonly currentId?: string;
  readonly failed: boolean;
  readonly pages: Pages;
  readonly retry: () => Promise<unknown>;
  /** Whether it stands below other things, so that being empty is no more than a line. */
  readonly beside?: boolean;
  /** What stands there without any rows; 'No records found' when left out. */
  readonly empty?: JSX.Element;
  /** Shown above the skeleton, which otherwise is only read out. */
  readonly loadingText?: string;
}

interface PageBarProps extends Pick<RecordTableProps<never>, 'label' | 'pages'> {
  readonly loading: boolean;
}

type Way = 'previous' | 'next';

function useWay({ previous, next }: Pages, loading: boolean) {
  const [taken, take] = useState<Way | null>(null);
  const bar = useRef<HTMLElement>(null);
  const ended = !loading && ((taken === 'next' && !next) || (taken === 'previous' && !previous));
  useEffect(() => {
    if (!ended) return;
    const inBar = bar.current?.contains(document.activeElement) === true;
    if (inBar || document.activeElement === document.body)
      bar.current?.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true });
  }, [ended, taken]);
  return { bar, under: loading ? taken : null, take };
}

function PageBar({ label, pages, loading }: PageBarProps): JSX.Element | null {
  const { current, count, previous, next } = pages;
  const { bar, under, take } = useWay(pages, loading);
  if (!previous && !next && under === null) return null;
  return (
    <Bar ref={bar} aria-label={`Pages of ${label}`}>
      <Text size="body.sm" tone="muted" role="status">
        {count === null ? `Page ${String(current)}` : `Page ${String(current)} of ${String(count)}`}
      </Text>
      <Button
        size="sm"
        icon={<Icon of={ChevronLeft} size="sm" />}
        disabled={!previous && under !== 'previous'}
        loading={under === 'previous'}
        onClick={() => {
          take('previous');
          previous?.();
        }}
      >
        Previous
      </Button>
      <Button
        size="sm"
        disabled={!next && under !== 'next'}
        loading={under === 'next'}
        onClick={() => {
          take('next');
          next?.();
        }}
      >
        Next
        <Icon of={ChevronRight} size="sm" />
      </Button>
    </Bar>
  );
}

function NoRecords({ beside }: { readonly beside: boolean }): JSX.Element {
  if (beside) return <Text tone="muted">{noRecords}</Text>;
  return <EmptyState level={3} title={noRecords} spot="bets" />;
}

/** An account list: skeleton, 'No records found' (TXN-16), error with ways on, or rows, which are cards or two lines where there is little room. */
export function RecordTable<Row extends { readonly id: string }>(props: RecordTableProps<Row>): JSX.Element {
  const { label, columns, page, failed, pages, retry, beside = false, loadingText } = props;
  const again = () => {
    retry().catch(() => undefined);
  };
  useRetryOnline(failed && !page, again);
  const pointedOut = page?.edges.find(({ node }) => node.id === props.currentId)?.node.id;
  const holder = useScrollTo<HTMLDivElement>(pointedOut);
  const broken = failed && !page;
  return (
    <>
      {broken ? (
        <ErrorState level={3} onRetry={again} />
      ) : (
        <div ref={holder}>
          <DataTable
            cards={columns.some(({ line }) => line) ? 'LINES' : 'NARROW'}
            label={label}
            columns={columns}
            rows={page?.edges.map(({ node }) => node) ?? []}
            rowId={({ id }) => id}
            loading={!page}
            empty={props.empty ?? <NoRecords beside={beside} />}
            {...(props.currentId !== undefined && { currentId: props.currentId })}
            {...(loadingText !== undefined && { loadingText })}
          />
        </div>
      )}
      <PageBar label={label} pages={pages} loading={!page && !failed} />
    </>
  );
}

import { chakra } from '@chakra-ui/react';
import { Button, EmptyState, ErrorState } from '@magpie/ui';
import { DataTable, type Column } from '@magpie/ui/data';
import type { JSX } from 'react';
import { useRetryOnline } from '../../shared/online/index.ts';
import type { CursorPages } from './use-cursor-pages.ts';

const Pages = chakra('nav', { base: { display: 'flex', justifyContent: 'flex-end', gap: '2', mt: '4' } });

/** Rows of the skeleton while a table loads (TXN-15). */
const skeletonRows = 10;

/** A page of a list of the contract. */
export interface RecordPage<Row> {
  readonly edges: readonly { readonly node: Row }[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

/** Props of {@link RecordTable}. */
export interface RecordTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** The page that is shown, `undefined` while it is on its way. */
  readonly page: RecordPage<Row> | undefined;
  readonly failed: boolean;
  readonly pages: CursorPages;
  readonly retry: () => Promise<unknown>;
}

/** An account list: skeleton, 'No records found' (TXN-16), an error with a way to try again, or a page of rows. */
export function RecordTable<Row extends { readonly id: string }>(props: RecordTableProps<Row>): JSX.Element {
  const { label, columns, page, failed, pages, retry } = props;
  const again = () => {
    retry().catch(() => undefined);
  };
  useRetryOnline(failed && !page, again);
  if (failed && !page) return <ErrorState level={3} onRetry={again} />;
  const cursor = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={page?.edges.map(({ node }) => node) ?? []}
        rowId={({ id }) => id}
        skeletonRows={page ? 0 : skeletonRows}
        empty={<EmptyState level={3} title="No records found" />}
      />
      {(pages.previous ?? cursor) !== null && (
        <Pages aria-label={`Pages of ${label}`}>
          <Button size="sm" disabled={!pages.previous} onClick={() => pages.previous?.()}>
            Previous
          </Button>
          <Button
            size="sm"
            disabled={cursor === null}
            onClick={() => {
              if (cursor !== null) pages.next(cursor);
            }}
          >
            Next
          </Button>
        </Pages>
      )}
    </>
  );
}

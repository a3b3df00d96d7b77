import { chakra } from '@chakra-ui/react';
import type { JSX, ReactNode } from 'react';
import { Skeleton } from '../components/skeleton.tsx';

const Scroller = chakra('div', { base: { overflowX: 'auto' } });

const Base = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    '& :is(th, td)': { px: { base: '3', md: '4' }, borderBottomWidth: '1px', textAlign: 'start' },
    '& th': {
      py: '3',
      borderColor: 'border',
      fontSize: '13px',
      fontWeight: '550',
      color: 'fg.subtle',
      whiteSpace: 'nowrap',
    },
    '& td': { py: '14px', borderColor: 'border.muted', fontSize: '14.5px', verticalAlign: 'middle' },
    '& [data-numeric]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& tbody tr:hover td': { bg: 'bg.muted' },
    '& tr[aria-current] td': { layerStyle: 'counterchange' },
    '& tr > :first-of-type': { position: { base: 'sticky', md: 'static' }, insetStart: '0', bg: 'bg.subtle' },
  },
});

/** One column of a `DataTable`. */
export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Right-aligned figures of equal width. */
  readonly numeric?: boolean;
}

/** Props of `DataTable`. */
export interface DataTableProps<Row> {
  /** Names the table. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** The row that is the person's own or chosen. */
  readonly currentId?: string;
  /** Shows this many skeleton rows in place of the rows. */
  readonly skeletonRows?: number;
  /** Shown when there are no rows. */
  readonly empty?: ReactNode;
}

function SkeletonRows({ count, columns }: { readonly count: number; readonly columns: number }): ReactNode {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} data-part="skeleton-row" aria-hidden>
      {Array.from({ length: columns }, (__, column) => (
        <td key={column}>
          <Skeleton height="12px" width={column === 0 ? '70%' : '50%'} />
        </td>
      ))}
    </tr>
  ));
}

/** A table of history: rows, skeleton rows while they load, or what stands when there are none. */
export function DataTable<Row>(props: DataTableProps<Row>): JSX.Element {
  const { label, columns, rows, rowId, currentId, skeletonRows = 0, empty } = props;
  const loading = skeletonRows > 0;
  if (!loading && rows.length === 0 && empty !== undefined) return <>{empty}</>;
  return (
    <Scroller role="region" aria-label={label} tabIndex={0}>
      <Base aria-label={label} aria-busy={loading}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" {...(column.numeric === true && { 'data-numeric': '' })}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {loading ? (
            <SkeletonRows count={skeletonRows} columns={columns.length} />
          ) : (
            rows.map((row) => (
              <tr key={rowId(row)} {...(rowId(row) === currentId && { 'aria-current': true })}>
                {columns.map((column) => (
                  <td key={column.id} {...(column.numeric === true && { 'data-numeric': '' })}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))
          )}
        </tbody>
      </Base>
    </Scroller>
  );
}

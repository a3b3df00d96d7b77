import { chakra } from '@chakra-ui/react';
import type { JSX, ReactNode } from 'react';
import { Skeleton } from '../components/skeleton.tsx';
import { Text } from '../components/text.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { cardStyles } from './table-cards.ts';

// There before its content, so that it is read out, and in nobody's way while it is empty.
const News = chakra('div', { base: { _empty: { position: 'absolute' } } });

const Scroller = chakra('div', {
  base: { overflowX: 'auto' },
  variants: { measured: { true: { containerType: 'inline-size' } } },
});

const Base = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    '& :is(th, td)': { px: '3', borderBottomWidth: '1px', textAlign: 'start' },
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
    '& tbody tr:not([aria-current]):hover td': { bg: 'bg.muted' },
    '& tr[aria-current] td': { layerStyle: 'counterchange' },
    '& tr > :first-of-type': {
      position: { base: 'sticky', md: 'static' },
      insetStart: '0',
      // That of what it stands on: the other columns scroll away under it.
      bg: { base: 'var(--ground, {colors.bg.subtle})', md: 'transparent' },
    },
  },
});

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly numeric?: boolean;
  /** Its place where a row is two lines: title, amount and its unit in the first; small words and what ends the row in the second. */
  readonly line?: 'TITLE' | 'AMOUNT' | 'UNIT' | 'META' | 'END';
}

export interface DataTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** The row that is the person's own or chosen. */
  readonly currentId?: string;
  readonly loading?: boolean;
  /** Shown above the skeleton; without it that the table loads is only read out. */
  readonly loadingText?: string;
  readonly empty?: ReactNode;
  /** Where each row is a card: below 768 px, or where the table itself has less than 700 px too; `LINES` are two lines there. */
  readonly cards?: keyof typeof cardStyles;
}

/** Rows of the skeleton while a table loads (TXN-15). */
const skeletonRows = 10;

function SkeletonRows({ columns }: { readonly columns: number }): ReactNode {
  return Array.from({ length: skeletonRows }, (_, row) => (
    <tr key={row} data-part="skeleton-row" aria-hidden>
      {Array.from({ length: columns }, (__, column) => (
        <td key={column}>
          <Skeleton height="12px" width={column === 0 ? '70%' : '50%'} />
        </td>
      ))}
    </tr>
  ));
}

type RowsProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'rows' | 'rowId' | 'currentId'>;

function Rows<Row>({ columns, rows, rowId, currentId }: RowsProps<Row>): ReactNode {
  return rows.map((row) => (
    <tr key={rowId(row)} role="row" {...(rowId(row) === currentId && { 'aria-current': true })}>
      {columns.map(({ id, header, numeric, line, cell }) => (
        <td
          key={id}
          role="cell"
          data-label={header}
          data-line={line}
          {...(numeric === true && { 'data-numeric': '' })}
        >
          {cell(row)}
        </td>
      ))}
    </tr>
  ));
}

/**
 * A table of history: rows, skeleton rows while they load, or what stands when there are none; that it loads and that there
 * are none is read out. The roles are written out
 * because a table that is laid out as cards loses its own.
 */
export function DataTable<Row>(props: DataTableProps<Row>): JSX.Element {
  const { label, rows, loading = false, loadingText, empty } = props;
  const isEmpty = !loading && rows.length === 0 && empty !== undefined;
  return (
    <>
      <News role="status">
        {loading &&
          (loadingText === undefined ? (
            <VisuallyHidden>Loading {label}</VisuallyHidden>
          ) : (
            <Text tone="muted">{loadingText}</Text>
          ))}
        {isEmpty && empty}
      </News>
      {!isEmpty && <Table {...props} />}
    </>
  );
}

function Table<Row>(props: DataTableProps<Row>): JSX.Element {
  const { label, columns, rows, rowId, loading = false, cards: where } = props;
  return (
    <Scroller
      role="region"
      aria-label={label}
      tabIndex={0}
      measured={where !== undefined && where !== 'PHONE'}
    >
      <Base role="table" aria-label={label} aria-busy={loading} {...(where && { css: cardStyles[where] })}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ id, header, numeric }) => (
              <th key={id} role="columnheader" scope="col" {...(numeric === true && { 'data-numeric': '' })}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {loading ? (
            <SkeletonRows columns={columns.length} />
          ) : (
            <Rows
              columns={columns}
              rows={rows}
              rowId={rowId}
              {...(props.currentId !== undefined && { currentId: props.currentId })}
            />
          )}
        </tbody>
      </Base>
    </Scroller>
  );
}

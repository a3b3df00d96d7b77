import { chakra } from '@chakra-ui/react';
import type { Tokens } from 'marked';
import type { JSX, ReactNode } from 'react';
import { Inline } from './inline.tsx';

const Scroller = chakra('div', { base: { overflowX: 'auto', borderRadius: 'md' } });
const Grid = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    '& :is(th, td)': {
      py: '3',
      pe: '6',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
      textAlign: 'start',
      verticalAlign: 'middle',
    },
    '& thead th': { fontSize: 'detail', fontWeight: '550', color: 'fg.subtle', borderColor: 'border' },
    '& tbody th': { fontWeight: '400' },
    '& :is(th, td):last-of-type': { pe: '0' },
    '&[data-wide]': { minW: 'table' },
    '&[data-wide] tr > :first-of-type': {
      position: { base: 'sticky', md: 'static' },
      insetStart: '0',
      bg: 'bg.subtle',
    },
    '& [data-numeric]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
});

export const narrowTable = 2;

export interface MarkdownTableProps {
  readonly token: Tokens.Table;
  readonly label: string;
  /** Shows the first cell of a row in another way than its words. */
  readonly lead?: (words: string) => ReactNode;
}

function Row({
  cells,
  lead,
}: { readonly cells: readonly Tokens.TableCell[] } & Pick<MarkdownTableProps, 'lead'>): JSX.Element {
  const [first, ...others] = cells;
  return (
    <tr>
      {first && <th scope="row">{lead?.(first.text) ?? <Inline tokens={first.tokens} />}</th>}
      {others.map((cell, index) => (
        <td key={index} {...(cell.align === 'right' && { 'data-numeric': '' })}>
          <Inline tokens={cell.tokens} />
        </td>
      ))}
    </tr>
  );
}

/** A table of a text: the first cell of each row names it; a wide one scrolls by itself. */
export function MarkdownTable({ token, label, lead }: MarkdownTableProps): JSX.Element {
  return (
    <Scroller role="region" aria-label={label} tabIndex={0}>
      <Grid aria-label={label} {...(token.header.length > narrowTable && { 'data-wide': '' })}>
        <thead>
          <tr>
            {token.header.map((cell, index) => (
              <th key={index} scope="col" {...(cell.align === 'right' && { 'data-numeric': '' })}>
                <Inline tokens={cell.tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {token.rows.map((cells, index) => (
            <Row key={index} cells={cells} {...(lead && { lead })} />
          ))}
        </tbody>
      </Grid>
    </Scroller>
  );
}

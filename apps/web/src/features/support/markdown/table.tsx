import { chakra } from '@chakra-ui/react';
import { cardStyles } from '@magpie/ui/data';
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

interface RowProps extends Pick<MarkdownTableProps, 'lead'> {
  readonly heads: readonly Tokens.TableCell[];
  readonly cells: readonly Tokens.TableCell[];
}

function Row({ heads, cells, lead }: RowProps): JSX.Element {
  const [first, ...others] = cells;
  return (
    <tr role="row">
      {first && (
        <th role="rowheader" scope="row">
          {lead?.(first.text) ?? <Inline tokens={first.tokens} />}
        </th>
      )}
      {others.map((cell, index) => (
        <td
          key={index}
          role="cell"
          data-label={heads[index + 1]?.text}
          {...(cell.align === 'right' && { 'data-numeric': '' })}
        >
          <Inline tokens={cell.tokens} />
        </td>
      ))}
    </tr>
  );
}

/**
 * A table of a text: the first cell of each row names it; the rows of a wide one are cards on a phone, for which the roles are
 * written out.
 */
export function MarkdownTable({ token, label, lead }: MarkdownTableProps): JSX.Element {
  const isWide = token.header.length > narrowTable;
  return (
    <Scroller role="region" aria-label={label} tabIndex={0}>
      <Grid role="table" aria-label={label} {...(isWide && { css: cardStyles.PHONE })}>
        <thead role="rowgroup">
          <tr role="row">
            {token.header.map((cell, index) => (
              <th
                key={index}
                role="columnheader"
                scope="col"
                {...(cell.align === 'right' && { 'data-numeric': '' })}
              >
                <Inline tokens={cell.tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {token.rows.map((cells, index) => (
            <Row key={index} heads={token.header} cells={cells} {...(lead && { lead })} />
          ))}
        </tbody>
      </Grid>
    </Scroller>
  );
}

import { chakra } from '@chakra-ui/react';
import { displayMoney } from '@magpie/domain/format';
import { endedFreeSpinStatuses, freeSpinsText } from '@magpie/domain/free-spins';
import { useFreeSpinHistoryQuery, type PastFreeSpin_freeSpinFragment } from '@magpie/gql/free-spins';
import { Heading, Text } from '@magpie/ui';
import type { Column } from '@magpie/ui/data';
import type { JSX } from 'react';
import { freshAfter } from '#shared/apollo/index.ts';
import { Moment } from '#shared/moment/index.ts';
import { usePaging } from '#shared/paging/index.ts';
import { RecordTable, whereTable } from '#shared/records/index.ts';
import { useFollowNews } from '../../session/late.ts';
import { SpinsTag } from './spins-tag.tsx';

type Past = PastFreeSpin_freeSpinFragment;

const Cell = chakra('div', { base: { textAlign: 'end', ...whereTable({ textAlign: 'start' }) } });

function Outcome({ freeSpin }: { readonly freeSpin: Past }): JSX.Element {
  return (
    <Cell>
      <SpinsTag freeSpin={freeSpin} />
      <Text as="span" display="block" size="caption" tone="subtle" mt="1">
        {freeSpinsText(freeSpin)}
      </Text>
    </Cell>
  );
}

const columns: readonly Column<Past>[] = [
  { id: 'name', header: 'Free spins', line: 'TITLE', cell: ({ name }) => name },
  {
    id: 'claimed',
    header: 'Claimed',
    line: 'META',
    cell: ({ dateTimeClaimed }) => <Moment at={dateTimeClaimed} face="DATE_AND_TIME" stacked />,
  },
  { id: 'outcome', header: 'Outcome', line: 'END', cell: (freeSpin) => <Outcome freeSpin={freeSpin} /> },
  {
    id: 'won',
    header: 'Won',
    line: 'AMOUNT',
    numeric: true,
    cell: ({ totalWinnings, currency }) => displayMoney(totalWinnings, currency),
  },
];

/** What became of the free spins of a member and what they won, newest first; nothing without any that are over. */
export function FreeSpinHistory(): JSX.Element | null {
  const { variables, pagesOf } = usePaging();
  const { data, error, refetch } = useFreeSpinHistoryQuery({
    variables: { ...variables, statuses: [...endedFreeSpinStatuses] },
    context: freshAfter('GAP', 'PLAY', 'CLOCK'),
  });
  useFollowNews(() => refetch());
  const page = data?.memberFreeSpins;
  if (page?.totalCount === 0) return null;
  return (
    <section>
      <Heading level={3} size="heading.sm" mt="6" mb="3">
        Free spin history
      </Heading>
      <RecordTable
        label="Free spin history"
        columns={columns}
        page={page}
        failed={error !== undefined}
        pages={pagesOf(page)}
        retry={refetch}
      />
    </section>
  );
}

import { Box, Flex } from '@chakra-ui/react';
import { Alert, Text } from '@magpie/ui';
import { DataTable, type Column } from '@magpie/ui/data';
import { Select } from '@magpie/ui/forms';
import { useWhyQuery, type WhyQuery } from '@magpie/gql/control';
import type { JSX } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Mono } from '#kit/dense.tsx';
import { live } from '#kit/live.ts';
import { Loaded } from '#kit/loaded.tsx';
import { shortMoment } from '#kit/moment.ts';
import { Money } from '#kit/money.tsx';
import { Panel } from '#kit/panel.tsx';
import { counted, words } from '#kit/words.ts';
import { figureOf, useFigures } from './figures.ts';

type Part = WhyQuery['why']['parts'][number];

const columns: readonly Column<Part>[] = [
  { id: 'at', line: 'META', header: 'At', cell: ({ at }) => (at === null ? 'A rule' : shortMoment(at)) },
  { id: 'type', line: 'TITLE', header: 'What', cell: ({ kind, type }) => `${words(kind)}: ${words(type)}` },
  { id: 'id', line: 'META', header: 'Id', cell: ({ id }) => <Mono>{id}</Mono> },
  {
    ...{ id: 'amount', line: 'AMOUNT', header: 'Adds', numeric: true },
    cell: ({ amount }) => <Money amount={amount} />,
  },
];

function Explained({ why }: WhyQuery): JSX.Element {
  const money = (amount: string) => (
    <Money amount={amount} {...(why.currency !== null && { currency: why.currency })} />
  );
  return (
    <>
      <Box px="5" py="3" display="grid" gap="2">
        <Text textStyle="money.lg">{money(why.value)}</Text>
        <Alert tone={why.agrees ? 'success' : 'danger'} role="status">
          {why.title}: {counted(why.count, 'part')}, whose sum is {money(why.sum)}.
        </Alert>
      </Box>
      <DataTable
        label="Parts"
        columns={columns}
        rows={why.parts}
        rowId={({ kind, id }) => `${kind} ${id}`}
        cards="LINES"
      />
    </>
  );
}

export interface WhyProps {
  readonly world: string;
  readonly member: string;
}

/** Why a figure is what it is: all that it is the sum of. */
export function Why({ world, member }: WhyProps): JSX.Element {
  const [params, setParams] = useSearchParams();
  const chosen = params.get('why') ?? 'main';
  const of = figureOf(chosen);
  const choices = useFigures(world, member);
  const result = useWhyQuery({ ...live, variables: { world, member, of, first: 200 } });
  return (
    <Panel title="Why this number" flush>
      <Flex direction="column" px="5" pt="3" maxW="slim">
        <Select
          label="Which number"
          value={chosen}
          options={choices}
          onChange={(event) => {
            const next = new URLSearchParams(params);
            next.set('why', event.target.value);
            setParams(next, { replace: true });
          }}
        />
      </Flex>
      <Box px={(result.data ?? result.previousData) ? '0' : '5'}>
        <Loaded key={chosen} of={result} label="why">
          {(data) => <Explained why={data.why} />}
        </Loaded>
      </Box>
    </Panel>
  );
}

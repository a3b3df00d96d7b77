import { Box, Flex, Grid } from '@chakra-ui/react';
import { EmptyState, Tag, Text } from '@magpie/ui';
import { DataTable, type Column } from '@magpie/ui/data';
import { Select } from '@magpie/ui/forms';
import { useConsoleWorldsQuery } from '@magpie/gql/console';
import { useCompareWorldsQuery, type CompareWorldsQuery } from '@magpie/gql/control';
import { Equal, Minus, Plus } from 'lucide-react';
import type { JSX } from 'react';
import { useSearchParams } from 'react-router-dom';
import { placeOf } from '#app/places.ts';
import { useWorld } from '#app/use-world.ts';
import { PlaceLink } from '#kit/place-link.tsx';
import { slowly } from '#kit/live.ts';
import { Loaded } from '#kit/loaded.tsx';
import { Page } from '#kit/page.tsx';
import { Panel } from '#kit/panel.tsx';

type Difference = CompareWorldsQuery['compareWorlds'][number];
type Row = Difference['rows'][number];

const kinds = {
  ONLY_FIRST: ['Gone', Minus, 'danger'],
  ONLY_SECOND: ['New', Plus, 'success'],
  CHANGED: ['Changed', Equal, 'info'],
} as const;

function Kind({ kind }: Row): JSX.Element {
  const [text, Glyph, tone] = kinds[kind];
  return (
    <Tag tone={tone} icon={<Glyph aria-hidden />}>
      {text}
    </Tag>
  );
}

const columns: readonly Column<Row>[] = [
  { id: 'row', header: 'What', line: 'TITLE', cell: ({ row }) => row },
  { id: 'kind', header: 'How', line: 'AMOUNT', cell: (row) => <Kind {...row} /> },
  {
    ...{ id: 'fields', header: 'Was, and is', line: 'META' },
    cell: ({ fields }) =>
      fields.map(({ field, first, second }) => (
        <Text key={field} size="body.sm" overflowWrap="anywhere">
          {field}: {first ?? 'nothing'} → {second ?? 'nothing'}
        </Text>
      )),
  },
];

function Part({ difference }: { readonly difference: Difference }): JSX.Element {
  const { subject, onlyFirst, onlySecond, changed, rows } = difference;
  return (
    <Panel
      flush
      title={subject}
      actions={
        <Text size="caption" tone="subtle">
          {changed} changed, {onlySecond} new, {onlyFirst} gone
        </Text>
      }
    >
      <DataTable
        label={subject}
        columns={columns}
        rows={rows}
        rowId={({ row, kind }) => `${kind} ${row}`}
        cards="LINES"
      />
    </Panel>
  );
}

interface WhatProps {
  readonly world: string;
}

/** What it is compared with: another world, or a snapshot of any. */
function What({ world }: WhatProps): JSX.Element {
  const [params, setParams] = useSearchParams();
  const { data } = useConsoleWorldsQuery(slowly);
  const options = (data?.worlds ?? []).flatMap(({ id, snapshots }) => [
    ...(id === world ? [] : [{ value: JSON.stringify({ with: id }), label: id }]),
    ...snapshots.map(({ name }) => ({
      value: JSON.stringify({ with: id, snapshot: name }),
      label: `${name}, a snapshot of ${id}`,
    })),
  ]);
  return (
    <Select
      label="Compare it with"
      placeholder="Choose a world or a snapshot"
      value={params.has('with') ? JSON.stringify(Object.fromEntries(params)) : ''}
      options={options}
      onChange={(event) => {
        setParams(JSON.parse(event.target.value || '{}') as Record<string, string>, { replace: true });
      }}
    />
  );
}

function Differences({ world }: WhatProps): JSX.Element {
  const [params] = useSearchParams();
  const snapshot = params.get('snapshot');
  const first = { world: params.get('with') ?? world, ...(snapshot !== null && { snapshot }) };
  const result = useCompareWorldsQuery({ ...slowly, variables: { first, second: { world } } });
  return (
    <Loaded of={result} label="what differs">
      {({ compareWorlds }) =>
        compareWorlds.length === 0 ? (
          <EmptyState title="They are alike" />
        ) : (
          <Grid gap="5">
            {compareWorlds.map((difference) => (
              <Part key={difference.subject} difference={difference} />
            ))}
          </Grid>
        )
      }
    </Loaded>
  );
}

/** What has changed in this world since a snapshot, or against another world. */
export function ComparePage(): JSX.Element {
  const world = useWorld();
  const [params] = useSearchParams();
  return (
    <Page
      title={`What differs in ${world}`}
      about={<PlaceLink to={placeOf(world, 'worlds')}>All worlds</PlaceLink>}
    >
      <Flex direction="column" maxW="slim" mb="5">
        <What world={world} />
      </Flex>
      {params.has('with') ? <Differences key={params.toString()} world={world} /> : <Box />}
    </Page>
  );
}

import { Box, chakra, Grid } from '@chakra-ui/react';
import { Heading, Text } from '@magpie/ui';
import type { ConsoleCallFragment } from '@magpie/gql/console';
import type { JSX, ReactNode } from 'react';
import { Mono } from '#kit/dense.tsx';
import { Json } from '#kit/json.tsx';
import { fullMoment } from '#kit/moment.ts';
import { Money } from '#kit/money.tsx';
import { counted, words } from '#kit/words.ts';

export type Call = ConsoleCallFragment;

interface PartProps {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

function Part({ title, count, children }: PartProps): JSX.Element | null {
  if (count === 0) return null;
  return (
    <Box as="section" minW="0">
      <Heading level={3} size="heading.sm" mb="1">
        {title}
      </Heading>
      <Box display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
        {children}
      </Box>
    </Box>
  );
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    flexWrap: 'wrap',
    textStyle: 'body.sm',
  },
});

function Entries({ entries }: Pick<Call, 'entries'>): JSX.Element {
  return (
    <Part title="Ledger entries" count={entries.length}>
      {entries.map(({ id, type, postings }) => (
        <Box key={id}>
          <Text size="label">{words(type)}</Text>
          {postings.map(({ account, amount, balance, currency }) => (
            <Line key={account}>
              <Mono>{account}</Mono>
              <span>
                <Money amount={amount} currency={currency} />, then <Money amount={balance} />
              </span>
            </Line>
          ))}
        </Box>
      ))}
    </Part>
  );
}

function Changes({ changes }: Pick<Call, 'changes'>): JSX.Element {
  return (
    <Part title="Rows" count={changes.length}>
      {changes.map(({ table, kind, count, rows }) => (
        <chakra.details key={`${table} ${kind}`} minW="0">
          <chakra.summary cursor="pointer" minH="6" textStyle="body.sm">
            <Mono>{table}</Mono>: {counted(count, 'row')} {kind.toLowerCase()}
          </chakra.summary>
          <Json value={rows} label={`Rows of ${table}`} empty="Not kept." />
        </chakra.details>
      ))}
    </Part>
  );
}

function Told({ pushes, mails, jobs, alarms }: Call): JSX.Element {
  return (
    <>
      <Part title="Pushes" count={pushes.length}>
        {pushes.map(({ id, event, member, data }) => (
          <chakra.details key={id} minW="0">
            <chakra.summary cursor="pointer" minH="6" textStyle="body.sm">
              <Mono>{event}</Mono> to {member ?? 'everybody'}
            </chakra.summary>
            <Json value={data} label={`What ${event} told`} empty="Nothing." />
          </chakra.details>
        ))}
      </Part>
      <Part title="Messages" count={mails.length}>
        {mails.map(({ id, kind, to, subject }) => (
          <Text key={id} size="body.sm">
            {words(kind)} to {to}
            {subject === null ? '' : `: ${subject}`}
          </Text>
        ))}
      </Part>
      <Part title="Jobs" count={jobs.length}>
        {jobs.map(({ kind, key, due, outcome }) => (
          <Text key={`${kind} ${key}`} size="body.sm">
            {words(kind)}, due {fullMoment(due)}: {words(outcome).toLowerCase()}
          </Text>
        ))}
      </Part>
      <Part title="Alarms" count={alarms.length}>
        {alarms.map(({ id, text }) => (
          <Text key={id} size="body.sm">
            {text}
          </Text>
        ))}
      </Part>
    </>
  );
}

/** All that a call did: rows, money, pushes, messages, jobs and alarms. */
export function Caused({ call }: { readonly call: Call }): JSX.Element {
  const parts = [call.entries, call.changes, call.pushes, call.mails, call.jobs, call.alarms];
  if (parts.every(({ length }) => length === 0))
    return (
      <Text size="body.sm" tone="muted">
        It changed nothing.
      </Text>
    );
  return (
    <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}>
      <Entries entries={call.entries} />
      <Changes changes={call.changes} />
      <Told {...call} />
    </Grid>
  );
}

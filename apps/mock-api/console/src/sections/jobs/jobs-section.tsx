import { Box, Grid } from '@chakra-ui/react';
import { Tag } from '@magpie/ui';
import { DataTable, type Column } from '@magpie/ui/data';
import { useJobsQuery, type JobsQuery } from '@magpie/gql/control';
import { Check, CircleX, Hourglass } from 'lucide-react';
import type { JSX } from 'react';
import { useWorld } from '#app/use-world.ts';
import { Mono } from '#kit/dense.tsx';
import { live } from '#kit/live.ts';
import { Loaded } from '#kit/loaded.tsx';
import { fullMoment } from '#kit/moment.ts';
import { Nothing } from '#kit/nothing.tsx';
import { Page } from '#kit/page.tsx';
import { Panel } from '#kit/panel.tsx';
import { words } from '#kit/words.ts';
import { useNames } from '../people/use-names.ts';
import { ofWhat } from './of-what.ts';

type Job = JobsQuery['jobs'][number];

function Outcome({ job }: { readonly job: Job }): JSX.Element {
  if (job.outcome === null) return <Tag icon={<Hourglass aria-hidden />}>To be done</Tag>;
  const isDone = job.outcome === 'DONE';
  return (
    <Tag tone={isDone ? 'success' : 'danger'} icon={isDone ? <Check aria-hidden /> : <CircleX aria-hidden />}>
      {words(job.outcome)}
    </Tag>
  );
}

const columnsOf = (nameOf: (member: string) => string): readonly Column<Job>[] => [
  { id: 'due', line: 'META', header: 'Due', cell: ({ due }) => fullMoment(due) },
  { id: 'kind', line: 'TITLE', header: 'What', cell: ({ kind }) => words(kind) },
  {
    ...{ id: 'member', line: 'META', header: 'Whose' },
    cell: ({ member }) => (member === null ? null : nameOf(member)),
  },
  { id: 'outcome', line: 'AMOUNT', header: 'How it went', cell: (job) => <Outcome job={job} /> },
  { id: 'key', header: 'Of what', cell: (job) => <Mono color="fg.muted">{ofWhat(job)}</Mono> },
];

/** On a phone the key has a line of its own. */
const keyLine = { '& tbody td:last-of-type': { flexBasis: 'full' } };

interface JobsProps {
  readonly title: string;
  readonly jobs: readonly Job[];
  readonly nameOf: (member: string) => string;
}

function Jobs({ title, jobs, nameOf }: JobsProps): JSX.Element {
  return (
    <Panel title={title} flush>
      <Box css={keyLine}>
        <DataTable
          label={title}
          columns={columnsOf(nameOf)}
          rows={jobs}
          rowId={({ kind, key, due, ran }) => `${kind} ${key} ${due} ${ran ?? ''}`}
          cards="LINES"
          empty={<Nothing>Nothing yet.</Nothing>}
        />
      </Box>
    </Panel>
  );
}

/** What the world does by itself: what it did last, and what it has still to do. */
export function JobsSection(): JSX.Element {
  const world = useWorld();
  const nameOf = useNames(world);
  const jobs = useJobsQuery({ ...live, variables: { world, last: 50 } });
  return (
    <Page title="Jobs" about="What the world does by itself as its clock passes.">
      <Loaded of={jobs} label="jobs">
        {({ jobs: all }) => (
          <Grid gap="5">
            <Jobs title="To be done" jobs={all.filter(({ ran }) => ran === null)} nameOf={nameOf} />
            <Jobs title="Done last" jobs={all.filter(({ ran }) => ran !== null).reverse()} nameOf={nameOf} />
          </Grid>
        )}
      </Loaded>
    </Page>
  );
}

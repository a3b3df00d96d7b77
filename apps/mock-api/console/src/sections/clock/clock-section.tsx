import { Box, Flex, Grid } from '@chakra-ui/react';
import { Button, Chip, Icon, Text } from '@magpie/ui';
import {
  AdvanceClockDocument,
  FreezeClockDocument,
  JumpClockDocument,
  RunClockDocument,
  SetClockDocument,
  useJobsQuery,
} from '@magpie/gql/control';
import type { DayOfWeek } from '@magpie/gql/enums';
import { Play, Snowflake } from 'lucide-react';
import type { JSX } from 'react';
import { useWorld } from '#app/use-world.ts';
import { Ask } from '#kit/ask.tsx';
import { live } from '#kit/live.ts';
import { Loaded } from '#kit/loaded.tsx';
import { distance, fullMoment } from '#kit/moment.ts';
import { Nothing } from '#kit/nothing.tsx';
import { Page } from '#kit/page.tsx';
import { Panel } from '#kit/panel.tsx';
import { useAct } from '#kit/use-act.ts';
import { words } from '#kit/words.ts';
import { useClockRate, useIsFrozen, useWorldNow } from '#kit/world-clock.tsx';

const steps = [
  ['PT1M', '1 minute'],
  ['PT1H', '1 hour'],
  ['PT12H', '12 hours'],
  ['P1D', '1 day'],
  ['P7D', '1 week'],
  ['P1M', '1 month'],
] as const;

const weekdays: readonly DayOfWeek[] = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
];

function Now(): JSX.Element {
  const now = useWorldNow();
  return (
    <Panel title="It is now">
      <Text textStyle="display.md" fontVariantNumeric="tabular-nums" data-part="now">
        {now === null ? '–' : fullMoment(now)}
      </Text>
      <Text size="body.sm" tone="muted">
        {now === null ? '' : `${new Date(now).toISOString().slice(0, 19)}Z. Shown in the time of Sydney.`}
      </Text>
    </Panel>
  );
}

interface OfWorld {
  readonly world: string;
}

function Next({ world }: OfWorld): JSX.Element {
  const jobs = useJobsQuery({ ...live, variables: { world, last: 50 } });
  const now = useWorldNow();
  const { run, busy } = useAct();
  return (
    <Panel title="What falls due next">
      <Loaded of={jobs} label="jobs">
        {(data) => {
          const next = data.jobs.filter(({ outcome }) => outcome === null).slice(0, 5);
          if (next.length === 0) return <Nothing>Nothing is due.</Nothing>;
          return next.map(({ kind, key, member, due }) => (
            <Flex key={`${kind} ${key}`} align="center" justify="space-between" gap="3" py="1">
              <Box minW="0">
                <Text size="label">{words(kind)}</Text>
                <Text size="caption" tone="subtle">
                  {fullMoment(due)}
                  {now === null ? '' : `, ${distance(due, now)}`}
                  {member !== null && `, ${member}`}
                </Text>
              </Box>
              <Button
                size="sm"
                variant="ghost"
                disabled={busy}
                aria-label={`Go there: ${words(kind)}, ${fullMoment(due)}`}
                onClick={() => {
                  void run(SetClockDocument, { world, to: due }, `It is ${fullMoment(due)}.`);
                }}
              >
                Go there
              </Button>
            </Flex>
          ));
        }}
      </Loaded>
    </Panel>
  );
}

function Move({ world }: OfWorld): JSX.Element {
  const { run, busy } = useAct();
  const advance = (by: string, told: string) =>
    run(AdvanceClockDocument, { world, by }, `The clock went on by ${told}.`);
  const to = async (text: string) => {
    const at = Date.parse(text);
    const moment = Number.isNaN(at) ? text : new Date(at).toISOString();
    return run(SetClockDocument, { world, to: moment }, 'The clock was set.');
  };
  return (
    <Panel title="Move it">
      <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <Flex wrap="wrap" gap="2" role="group" aria-label="Move on by">
          {steps.map(([by, label]) => (
            <Chip
              key={by}
              disabled={busy}
              onClick={() => {
                void advance(by, label);
              }}
            >
              + {label}
            </Chip>
          ))}
        </Flex>
        <Flex wrap="wrap" gap="2" role="group" aria-label="To the next">
          {weekdays.map((weekday) => (
            <Chip
              key={weekday}
              disabled={busy}
              onClick={() => {
                void run(JumpClockDocument, { world, weekday }, `${words(weekday)} has begun.`);
              }}
            >
              Next {words(weekday)}
            </Chip>
          ))}
        </Flex>
        <Ask
          label="By a duration"
          hint="ISO 8601, such as P2DT30M."
          press="Move on"
          placeholder="PT90M"
          onSend={(by) => advance(by, by)}
        />
        <Ask
          label="To a moment"
          hint="In your time zone, or with a Z or an offset."
          press="Set"
          placeholder="2026-12-24T18:00"
          onSend={to}
        />
      </Box>
    </Panel>
  );
}

const rates = [1, 10, 60, 600, 3600] as const;

function Speed({ world }: OfWorld): JSX.Element {
  const { run, busy } = useAct();
  const rate = useClockRate();
  return (
    <Panel title="How fast it runs">
      <Flex wrap="wrap" gap="2" role="group" aria-label="How fast it runs">
        {rates.map((each) => (
          <Chip
            key={each}
            pressed={each === rate}
            disabled={busy}
            onClick={() => {
              void run(RunClockDocument, { world, rate: each }, `The clock runs ${each} times as fast.`);
            }}
          >
            {each === 1 ? 'As the machine' : `${each} times as fast`}
          </Chip>
        ))}
      </Flex>
    </Panel>
  );
}

/** The world's clock: shown, moved, stopped. What falls due on the way happens in its order. */
export function ClockSection(): JSX.Element {
  const world = useWorld();
  const { run, busy } = useAct();
  const frozen = useIsFrozen();
  return (
    <Page
      title="Clock"
      about="Time only goes on. All that falls due on the way happens, in its order."
      actions={
        <Button
          loading={busy}
          icon={<Icon of={frozen ? Play : Snowflake} size="sm" />}
          onClick={() => {
            const told = frozen ? 'The clock runs.' : 'The clock stands still.';
            void run(FreezeClockDocument, { world, frozen: !frozen }, told);
          }}
        >
          {frozen ? 'Let it run' : 'Freeze'}
        </Button>
      }
    >
      <Grid
        gap="5"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      >
        <Grid gap="5">
          <Now />
          <Next world={world} />
        </Grid>
        <Grid gap="5">
          <Move world={world} />
          <Speed world={world} />
        </Grid>
      </Grid>
    </Page>
  );
}

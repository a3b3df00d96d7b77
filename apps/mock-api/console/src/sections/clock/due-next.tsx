import { Box, Flex } from '@chakra-ui/react';
import { Button, Text } from '@magpie/ui';
import { SetClockDocument, useJobsQuery } from '@magpie/gql/control';
import type { JSX } from 'react';
import { live } from '#kit/live.ts';
import { Loaded } from '#kit/loaded.tsx';
import { distance, fullMoment } from '#kit/moment.ts';
import { Nothing } from '#kit/nothing.tsx';
import { Panel } from '#kit/panel.tsx';
import { useAct } from '#kit/use-act.ts';
import { words } from '#kit/words.ts';
import { useWorldNow } from '#kit/world-clock.tsx';
import { useNames } from '../people/use-names.ts';

export interface DueNextProps {
  readonly world: string;
}

/** The next pieces of the world's own work, each of which the clock can be moved to. */
export function DueNext({ world }: DueNextProps): JSX.Element {
  const jobs = useJobsQuery({ ...live, variables: { world, last: 50 } });
  const nameOf = useNames(world);
  const now = useWorldNow();
  const { run, busy } = useAct();
  return (
    <Panel title="What falls due next">
      <Loaded of={jobs} label="jobs" lines={5}>
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
                  {member !== null && `, ${nameOf(member)}`}
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

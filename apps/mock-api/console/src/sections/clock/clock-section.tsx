import { Flex, Grid } from '@chakra-ui/react';
import { Button, Chip, Icon, Text } from '@magpie/ui';
import { FreezeClockDocument, RunClockDocument } from '@magpie/gql/control';
import { Play, Snowflake } from 'lucide-react';
import type { JSX } from 'react';
import { useWorld } from '#app/use-world.ts';
import { fullMoment } from '#kit/moment.ts';
import { Page } from '#kit/page.tsx';
import { Panel } from '#kit/panel.tsx';
import { useAct } from '#kit/use-act.ts';
import { useClockRate, useIsFrozen, useWorldNow } from '#kit/world-clock.tsx';
import { DueNext } from './due-next.tsx';
import { MoveClock } from './move-clock.tsx';

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
          <DueNext world={world} />
        </Grid>
        <Grid gap="5">
          <MoveClock world={world} />
          <Speed world={world} />
        </Grid>
      </Grid>
    </Page>
  );
}

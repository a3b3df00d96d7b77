import { Flex, Grid } from '@chakra-ui/react';
import { Button, Card, Chip, Heading, Icon, Text } from '@magpie/ui';
import { TextInput } from '@magpie/ui/forms';
import {
  ConsoleAdvanceClockDocument,
  ConsoleFreezeClockDocument,
  ConsoleSetClockDocument,
} from '@magpie/gql/console';
import { Play, Snowflake } from 'lucide-react';
import { useState, type JSX } from 'react';
import { useWorld } from '#app/use-world.ts';
import { fullMoment } from '#kit/moment.ts';
import { Page } from '#kit/page.tsx';
import { useAct } from '#kit/use-act.ts';
import { useIsFrozen, useWorldNow } from '#kit/world-clock.tsx';

const steps = [
  ['PT1M', '1 minute'],
  ['PT1H', '1 hour'],
  ['PT12H', '12 hours'],
  ['P1D', '1 day'],
  ['P7D', '1 week'],
  ['P1M', '1 month'],
] as const;

function Now(): JSX.Element {
  const now = useWorldNow();
  return (
    <Card padding="md">
      <Text size="label" tone="subtle">
        It is now
      </Text>
      <Text textStyle="display.md" fontVariantNumeric="tabular-nums" data-part="now">
        {now === null ? '–' : fullMoment(now)}
      </Text>
      <Text size="body.sm" tone="muted">
        {now === null ? '' : `${new Date(now).toISOString().slice(0, 19)}Z. Shown in the time of Sydney.`}
      </Text>
    </Card>
  );
}

function Steps({ world }: { readonly world: string }): JSX.Element {
  const { run, busy } = useAct();
  return (
    <Flex wrap="wrap" gap="2" role="group" aria-label="Move on by">
      {steps.map(([by, label]) => (
        <Chip
          key={by}
          disabled={busy}
          onClick={() => {
            void run(ConsoleAdvanceClockDocument, { world, by }, `The clock went on by ${label}.`);
          }}
        >
          + {label}
        </Chip>
      ))}
    </Flex>
  );
}

interface MoveProps {
  readonly label: string;
  readonly hint: string;
  readonly press: string;
  readonly placeholder: string;
  readonly onMove: (text: string) => Promise<boolean>;
}

function Move({ label, hint, press, placeholder, onMove }: MoveProps): JSX.Element {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void onMove(text.trim()).then((done) => {
          if (done) setText('');
        });
      }}
    >
      <Flex gap="3" align="flex-end" wrap="wrap">
        <Flex direction="column" flex="1 1 200px">
          <TextInput
            label={label}
            hint={hint}
            placeholder={placeholder}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
            }}
          />
        </Flex>
        <Button type="submit" mb="24px" disabled={text.trim() === ''}>
          {press}
        </Button>
      </Flex>
    </form>
  );
}

/** The world's clock: shown, moved, stopped. What falls due on the way happens in its order. */
export function ClockSection(): JSX.Element {
  const world = useWorld();
  const { run, busy } = useAct();
  const frozen = useIsFrozen();
  const to = async (text: string) => {
    const at = Date.parse(text);
    const moment = Number.isNaN(at) ? text : new Date(at).toISOString();
    return run(ConsoleSetClockDocument, { world, to: moment }, 'The clock was set.');
  };
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
            void run(ConsoleFreezeClockDocument, { world, frozen: !frozen }, told);
          }}
        >
          {frozen ? 'Let it run' : 'Freeze'}
        </Button>
      }
    >
      <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
        <Now />
        <Card padding="md" display="grid" gap="5">
          <Heading level={2} size="heading.sm">
            Move it
          </Heading>
          <Steps world={world} />
          <Move
            label="By a duration"
            hint="ISO 8601, such as P2DT30M."
            press="Move on"
            placeholder="PT90M"
            onMove={(by) => run(ConsoleAdvanceClockDocument, { world, by }, `The clock went on by ${by}.`)}
          />
          <Move
            label="To a moment"
            hint="In your time zone, or with a Z or an offset."
            press="Set"
            placeholder="2026-12-24T18:00"
            onMove={to}
          />
        </Card>
      </Grid>
    </Page>
  );
}

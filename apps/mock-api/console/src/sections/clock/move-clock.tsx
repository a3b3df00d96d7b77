import { Box, Flex } from '@chakra-ui/react';
import { weekdays } from '@magpie/domain/calendar';
import { Chip } from '@magpie/ui';
import { AdvanceClockDocument, JumpClockDocument, SetClockDocument } from '@magpie/gql/control';
import type { JSX } from 'react';
import { Ask } from '#kit/ask.tsx';
import { Panel } from '#kit/panel.tsx';
import { useAct } from '#kit/use-act.ts';
import { words } from '#kit/words.ts';

const steps = [
  ['PT1M', '1 minute'],
  ['PT1H', '1 hour'],
  ['PT12H', '12 hours'],
  ['P1D', '1 day'],
  ['P7D', '1 week'],
  ['P1M', '1 month'],
] as const;

export interface MoveClockProps {
  readonly world: string;
}

/** Moves the clock on: by a step, to a weekday, by a duration or to a moment. */
export function MoveClock({ world }: MoveClockProps): JSX.Element {
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

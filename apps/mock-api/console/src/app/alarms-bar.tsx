import { Box, Flex } from '@chakra-ui/react';
import { Alert, Button, Text } from '@magpie/ui';
import { type ConsoleHeaderQuery } from '@magpie/gql/console';
import { ClearAlarmsDocument } from '@magpie/gql/control';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { useAct } from '#kit/use-act.ts';
import { counted } from '#kit/words.ts';
import { placeOf } from './places.ts';

export interface AlarmsProps {
  readonly world: string;
  readonly alarms: ConsoleHeaderQuery['alarms'];
}

/** A rule of the world that does not hold any more, with the call that broke it, until somebody has looked at it. */
export function Alarms({ world, alarms }: AlarmsProps): JSX.Element | null {
  const { run, busy } = useAct();
  const [last, ...others] = alarms;
  if (!last) return null;
  const cause = last.cause === null ? '' : `?${new URLSearchParams({ cause: last.cause }).toString()}`;
  return (
    <Box mb="5">
      <Alert
        tone="danger"
        role="alert"
        action={
          <Flex gap="2" wrap="wrap">
            <Button asChild size="sm" variant="ghost">
              <Link to={`${placeOf(world, 'inspector')}${cause}`}>See the call</Link>
            </Button>
            <Button
              size="sm"
              loading={busy}
              onClick={() => {
                void run(ClearAlarmsDocument, { world }, 'The alarms are off.');
              }}
            >
              I have seen it
            </Button>
          </Flex>
        }
      >
        {last.text} {last.operation !== null && `Broken by ${last.operation}.`}
        {others.length > 0 && <Text size="body.sm">And {counted(others.length, 'more alarm')}.</Text>}
      </Alert>
    </Box>
  );
}

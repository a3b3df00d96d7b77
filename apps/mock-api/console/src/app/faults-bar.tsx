import { Flex } from '@chakra-ui/react';
import { Alert, Button } from '@magpie/ui';
import { type ConsoleHeaderQuery } from '@magpie/gql/console';
import { ClearFaultsDocument } from '@magpie/gql/control';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { useAct } from '#kit/use-act.ts';
import { counted } from '#kit/words.ts';
import { placeOf } from './places.ts';

export interface FaultsProps {
  readonly world: string;
  readonly faults: ConsoleHeaderQuery['faults'];
}

/** What goes wrong on purpose, in sight as long as it acts. */
export function Faults({ world, faults }: FaultsProps): JSX.Element | null {
  const { run, busy } = useAct();
  const [first, ...others] = faults;
  if (!first) return null;
  const text = `${first.summary}${others.length > 0 ? ` And ${counted(others.length, 'more fault')}.` : ''}`;
  return (
    <Alert
      tone="warning"
      mb="5"
      role="status"
      action={
        <Flex gap="2" wrap="wrap">
          <Button asChild size="sm" variant="ghost">
            <Link to={placeOf(world, 'faults')}>See all</Link>
          </Button>
          <Button
            size="sm"
            loading={busy}
            onClick={() => {
              void run(ClearFaultsDocument, { world }, 'Nothing goes wrong on purpose any more.');
            }}
          >
            {others.length > 0 ? 'End all faults' : 'End it'}
          </Button>
        </Flex>
      }
    >
      {text}
    </Alert>
  );
}

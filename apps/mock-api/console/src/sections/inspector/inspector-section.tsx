import { Box, Flex } from '@chakra-ui/react';
import { Button, Chip, EmptyState, Icon, SearchInput, Text } from '@magpie/ui';
import { useConsoleCallsQuery, useConsolePeopleQuery, type ConsoleCallsQuery } from '@magpie/gql/console';
import { type CallFilter } from '@magpie/gql/control';
import { X } from 'lucide-react';
import { useDeferredValue, type JSX } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWorld } from '#app/use-world.ts';
import { live, slowly } from '#kit/live.ts';
import { Loaded } from '#kit/loaded.tsx';
import { Page } from '#kit/page.tsx';
import { CallRow } from './call-row.tsx';

/** Everybody's e-mail address by their id. */
function useNames(world: string): ReadonlyMap<string, string> {
  const { data } = useConsolePeopleQuery({ ...slowly, variables: { world } });
  return new Map((data?.worldMembers ?? []).map(({ id, email }) => [id, email]));
}

interface Chosen {
  readonly text: string;
  readonly cause: string | null;
  readonly refused: boolean;
  readonly choose: (change: Readonly<Record<string, string | null>>) => void;
}

/** What is looked for, which the address keeps. */
function useChosen(): Chosen {
  const [params, setParams] = useSearchParams();
  return {
    text: params.get('search') ?? '',
    cause: params.get('cause'),
    refused: params.has('refused'),
    choose: (change) => {
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries(change)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      setParams(next, { replace: true });
    },
  };
}

function Choices({ text, refused, choose }: Chosen): JSX.Element {
  return (
    <Flex gap="2" width="full" wrap={{ base: 'wrap', md: 'nowrap' }}>
      <Chip
        pressed={refused}
        onClick={() => {
          choose({ refused: refused ? null : '' });
        }}
      >
        Refused only
      </Chip>
      <Box flex={{ base: '1', md: 'none' }} minW="60" width={{ md: 'aside' }}>
        <SearchInput
          label="Search the calls"
          placeholder="Operation, variable, refusal"
          value={text}
          onValueChange={(value) => {
            choose({ search: value === '' ? null : value });
          }}
        />
      </Box>
    </Flex>
  );
}

interface CallsProps {
  readonly data: ConsoleCallsQuery;
  readonly chosen: Chosen;
  readonly names: ReadonlyMap<string, string>;
}

function Calls({ data, chosen, names }: CallsProps): JSX.Element {
  const shown = data.calls.edges
    .map(({ node }) => node)
    .filter(({ code }) => !chosen.refused || code !== null)
    .reverse();
  if (shown.length === 0)
    return (
      <EmptyState title={chosen.text === '' ? 'Nobody has called yet' : 'No call is like that'}>
        Open the web app in this world and press something.
      </EmptyState>
    );
  return (
    <Box as="ol" layerStyle="card" overflow="hidden" listStyleType="none">
      {shown.map((call) => (
        <CallRow
          key={call.id}
          call={call}
          who={call.member === null ? null : (names.get(call.member) ?? call.member)}
          isOpen={chosen.cause !== null}
          onCause={() => {
            chosen.choose({ cause: call.cause });
          }}
        />
      ))}
    </Box>
  );
}

/** The calls of the world as they come, newest first; a press shows all that one caused. */
export function InspectorSection(): JSX.Element {
  const world = useWorld();
  const names = useNames(world);
  const chosen = useChosen();
  const text = useDeferredValue(chosen.text);
  const filter: CallFilter = {
    ...(text !== '' && { text }),
    ...(chosen.cause !== null && { cause: chosen.cause }),
  };
  const calls = useConsoleCallsQuery({ ...live, pollInterval: 1000, variables: { world, filter } });
  return (
    <Page
      title="Inspector"
      about="Every call as it comes. Press one for all that it did, to the last cent."
      actions={<Choices {...chosen} />}
    >
      {chosen.cause !== null && (
        <Flex align="center" gap="3" mb="4" wrap="wrap">
          <Text tone="muted">Only what one press has caused.</Text>
          <Button
            size="sm"
            icon={<Icon of={X} size="sm" />}
            onClick={() => {
              chosen.choose({ cause: null });
            }}
          >
            Show all calls
          </Button>
        </Flex>
      )}
      <Loaded of={calls} label="calls">
        {(data) => <Calls data={data} chosen={chosen} names={names} />}
      </Loaded>
    </Page>
  );
}

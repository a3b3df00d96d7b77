import { Box, Flex } from '@chakra-ui/react';
import { Chip, EmptyState, SearchInput } from '@magpie/ui';
import { useConsolePeopleQuery, useConsoleRequestsQuery } from '@magpie/gql/console';
import type { JSX } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWorld } from '#app/use-world.ts';
import { live, slowly } from '#kit/live.ts';
import { Loaded } from '#kit/loaded.tsx';
import { Page } from '#kit/page.tsx';
import { CallRow, type Call } from './call-row.tsx';

/** Whether a call has all the words somewhere: in its name, its refusal, its variables or whoever called. */
export function hasWords(call: Call, who: string, text: string): boolean {
  const all = [call.operation, call.endpoint, call.code, who, JSON.stringify(call.variables)]
    .join(' ')
    .toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => all.includes(word));
}

/** Everybody's e-mail address by their id. */
function useNames(world: string): ReadonlyMap<string, string> {
  const { data } = useConsolePeopleQuery({ ...slowly, variables: { world } });
  return new Map((data?.worldMembers ?? []).map(({ id, email }) => [id, email]));
}

/** The calls of the world as they come, newest first; a press shows all of one. */
export function InspectorSection(): JSX.Element {
  const world = useWorld();
  const names = useNames(world);
  const [params, setParams] = useSearchParams();
  const text = params.get('search') ?? '';
  const refused = params.get('refused') !== null;
  const calls = useConsoleRequestsQuery({ ...live, pollInterval: 1000, variables: { world, last: 200 } });
  const choose = (change: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(change)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setParams(next, { replace: true });
  };
  return (
    <Page
      title="Inspector"
      about="Every call as it comes. Press one for all about it."
      actions={
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
              placeholder="Operation, member, code, variable"
              value={text}
              onValueChange={(value) => {
                choose({ search: value === '' ? null : value });
              }}
            />
          </Box>
        </Flex>
      }
    >
      <Loaded of={calls} label="calls">
        {({ requests }) => {
          const shown = requests.filter((call) => {
            const who = call.member === null ? '' : (names.get(call.member) ?? call.member);
            return (!refused || call.code !== null) && hasWords(call, who, text);
          });
          if (shown.length === 0)
            return (
              <EmptyState title={requests.length === 0 ? 'Nobody has called yet' : 'No call is like that'}>
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
                />
              ))}
            </Box>
          );
        }}
      </Loaded>
    </Page>
  );
}

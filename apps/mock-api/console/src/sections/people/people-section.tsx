import { Box, chakra, Flex } from '@chakra-ui/react';
import { Avatar, Button, EmptyState, Icon, IconButton, SearchInput, Text } from '@magpie/ui';
import { DataTable, type Column } from '@magpie/ui/data';
import { useConsolePeopleQuery, type ConsolePeopleQuery } from '@magpie/gql/console';
import { LogIn, MonitorSmartphone } from 'lucide-react';
import { useDeferredValue, type JSX } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { placeOf } from '#app/places.ts';
import { useWorld } from '#app/use-world.ts';
import { Dense } from '#kit/dense.tsx';
import { live } from '#kit/live.ts';
import { Loaded } from '#kit/loaded.tsx';
import { Money } from '#kit/money.tsx';
import { Page } from '#kit/page.tsx';
import { addressOf } from './address-of.ts';
import { MemberTags } from './member-tags.tsx';
import { useEnter, type Enter } from './use-enter.ts';

type Person = ConsolePeopleQuery['worldMembers'][number];

const WhoLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    minW: '0',
    '& [data-part=name]': {
      textDecoration: 'underline',
      textDecorationColor: 'border.emphasized',
      textUnderlineOffset: '3px',
    },
    '&:hover [data-part=name]': { textDecorationColor: 'currentcolor' },
  },
});

function Who({ world, person }: { readonly world: string; readonly person: Person }): JSX.Element {
  const address = addressOf(person);
  return (
    <WhoLink to={placeOf(world, 'people', address)}>
      <Avatar name={person.name ?? address} display={{ md: 'none', lg: 'inline-grid' }} />
      <Box minW="0">
        <Text data-part="name">{person.name ?? address}</Text>
        {person.name !== null && (
          <Text size="caption" tone="subtle" overflowWrap="anywhere">
            {address}
          </Text>
        )}
      </Box>
    </WhoLink>
  );
}

function Ways({ person, enter }: { readonly person: Person; readonly enter: Enter }): JSX.Element {
  return (
    <Flex gap="2" justify={{ md: 'flex-end' }} flex="1">
      <Button
        size="sm"
        icon={<Icon of={LogIn} size="sm" />}
        aria-label={`Log in as ${addressOf(person)}`}
        onClick={() => {
          void enter.logIn(addressOf(person));
        }}
      >
        Log in
      </Button>
      <IconButton
        size="sm"
        variant="outline"
        label={`Two devices of ${addressOf(person)}`}
        title="Two devices side by side"
        onClick={() => {
          enter.sideBySide(addressOf(person));
        }}
      >
        <Icon of={MonitorSmartphone} size="sm" />
      </IconButton>
    </Flex>
  );
}

const columnsOf = (world: string, enter: Enter): Column<Person>[] => [
  { id: 'who', header: 'Member', line: 'TITLE', cell: (person) => <Who world={world} person={person} /> },
  { id: 'state', header: 'State', line: 'META', cell: (person) => <MemberTags of={person} /> },
  {
    id: 'cash',
    header: 'Cash',
    line: 'AMOUNT',
    numeric: true,
    cell: ({ cash, currency }) => <Money amount={cash} currency={currency} />,
  },
  {
    id: 'sessions',
    header: 'Sessions',
    line: 'META',
    numeric: true,
    cell: ({ liveSessions }) => liveSessions,
  },
  { id: 'ways', header: '', line: 'END', cell: (person) => <Ways person={person} enter={enter} /> },
];

/** Everybody in the world, each a press away from being logged in. */
export function PeopleSection(): JSX.Element {
  const world = useWorld();
  const [params, setParams] = useSearchParams();
  const text = params.get('search') ?? '';
  const search = useDeferredValue(text);
  const people = useConsolePeopleQuery({ ...live, variables: { world, search } });
  const enter = useEnter(world);
  const find = (value: string) => {
    setParams(value === '' ? {} : { search: value }, { replace: true });
  };
  return (
    <Page
      title="People"
      about="Log in as anybody, no password needed. Press a name for all about them."
      actions={
        <Box width={{ base: 'full', md: 'aside' }}>
          <SearchInput
            label="Search people"
            placeholder="Name, e-mail address or id"
            value={text}
            onValueChange={find}
          />
        </Box>
      }
    >
      <Loaded of={people} label="people">
        {({ worldMembers }) => (
          <Dense>
            <DataTable
              label="People"
              columns={columnsOf(world, enter)}
              rows={worldMembers}
              rowId={({ id }) => id}
              cards="LINES"
              empty={<EmptyState title="Nobody here is called that" />}
            />
          </Dense>
        )}
      </Loaded>
    </Page>
  );
}

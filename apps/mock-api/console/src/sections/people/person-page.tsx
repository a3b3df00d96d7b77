import { Box, Flex, Grid } from '@chakra-ui/react';
import { Avatar, Button, EmptyState, Icon, Text } from '@magpie/ui';
import { useConsolePersonQuery } from '@magpie/gql/console';
import { LogIn, MonitorSmartphone } from 'lucide-react';
import type { JSX } from 'react';
import { useParams } from 'react-router-dom';
import { placeOf } from '#app/places.ts';
import { useWorld } from '#app/use-world.ts';
import { PlaceLink } from '#kit/place-link.tsx';
import { CopyButton } from '#kit/copy-button.tsx';
import { live } from '#kit/live.ts';
import { Loaded } from '#kit/loaded.tsx';
import { Page } from '#kit/page.tsx';
import { addressOf } from './address-of.ts';
import { Balances } from './balances.tsx';
import { Cashbacks } from './cashbacks.tsx';
import { Documents } from './documents.tsx';
import { MemberState } from './member-state.tsx';
import { MemberTags } from './member-tags.tsx';
import { MemberVerbs } from './member-verbs.tsx';
import { Movements } from './movements.tsx';
import type { Member } from './of-member.ts';
import { Payments } from './payments.tsx';
import { Rewards } from './rewards.tsx';
import { Sessions } from './sessions.tsx';
import { useEnter } from './use-enter.ts';

function Ways({ world, member }: { readonly world: string; readonly member: string }): JSX.Element {
  const enter = useEnter(world);
  return (
    <>
      <Button
        variant="inverse"
        icon={<Icon of={LogIn} size="sm" />}
        onClick={() => {
          void enter.logIn(member);
        }}
      >
        Log in
      </Button>
      <Button
        icon={<Icon of={MonitorSmartphone} size="sm" />}
        onClick={() => {
          enter.sideBySide(member);
        }}
      >
        Two devices
      </Button>
    </>
  );
}

function Facts({ member }: { readonly member: Member }): JSX.Element {
  return (
    <Flex wrap="wrap" align="center" gap="3" mb="5">
      <Avatar name={member.name ?? member.email} />
      <Text tone="muted" overflowWrap="anywhere">
        {member.email}
      </Text>
      <MemberTags of={member} />
      <Box ms={{ md: 'auto' }}>
        <CopyButton text={member.id} label="Copy the id" />
      </Box>
    </Flex>
  );
}

/** All about one member: what they hold, where they stand, what has happened to them, and what can be done. */
export function PersonPage(): JSX.Element {
  const world = useWorld();
  const { member: key = '' } = useParams();
  const person = useConsolePersonQuery({ ...live, variables: { world, member: key } });
  const member = person.data?.worldMember;
  return (
    <Page
      title={member?.name ?? key}
      about={<PlaceLink to={placeOf(world, 'people')}>All people</PlaceLink>}
      actions={member ? <Ways world={world} member={key} /> : undefined}
    >
      <Loaded of={person} label={key}>
        {({ worldMember }) => {
          if (worldMember === null) return <EmptyState title={`There is no member “${key}” in this world`} />;
          const of = { world, member: worldMember.id };
          return (
            <>
              <Facts member={worldMember} />
              <Grid
                gap="5"
                templateColumns={{ base: 'minmax(0, 1fr)', xl: '360px minmax(0, 1fr)' }}
                alignItems="start"
              >
                <Grid gap="5">
                  <MemberState key={worldMember.id} world={world} member={worldMember} />
                  <Sessions world={world} member={worldMember} />
                  <MemberVerbs world={world} member={addressOf(worldMember)} />
                </Grid>
                <Grid gap="5" minW="0">
                  <Balances {...of} />
                  <Rewards {...of} />
                  <Cashbacks {...of} />
                  <Payments {...of} />
                  <Documents {...of} />
                  <Movements {...of} />
                </Grid>
              </Grid>
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

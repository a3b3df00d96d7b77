import { Box, chakra, Flex } from '@chakra-ui/react';
import { Button, Icon, IconButton, Logo, Tag, Text } from '@magpie/ui';
import { useWebAppQuery } from '@magpie/gql/control';
import { ExternalLink, Menu, Search, Snowflake, Wrench } from 'lucide-react';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { fullMoment, timeOfDay } from '#kit/moment.ts';
import { useWorldNow } from '#kit/world-clock.tsx';
import { placeOf } from './places.ts';
import { WorldSwitch } from './world-switch.tsx';

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1', sm: '2', md: '4' },
    minH: '14',
    px: { base: '2', md: '4' },
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    bg: 'bg',
  },
});

const Key = chakra('kbd', {
  base: {
    px: '1.5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xs',
    fontSize: 'mark',
    color: 'fg.subtle',
    fontFamily: 'inherit',
  },
});

const ClockLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    fontVariantNumeric: 'tabular-nums',
    fontSize: 'label',
    whiteSpace: 'nowrap',
    _hover: { textDecoration: 'underline' },
  },
});

/** On a phone the icon alone is seen. */
const Words = chakra('span', { base: { srOnly: { mdDown: true } } });

function Clock({ world }: { readonly world: string }): JSX.Element | null {
  const now = useWorldNow();
  if (now === null) return null;
  return (
    <ClockLink to={placeOf(world, 'clock')} title="Set, move or freeze the clock">
      <time dateTime={new Date(now).toISOString()}>
        <chakra.span display={{ base: 'inline', lg: 'none' }}>{timeOfDay(now)}</chakra.span>
        <chakra.span display={{ base: 'none', lg: 'inline' }}>{fullMoment(now)}</chakra.span>
      </time>
    </ClockLink>
  );
}

export interface HeaderProps {
  readonly world: string;
  readonly facts: { readonly frozen: boolean; readonly maintenance: boolean } | null;
  readonly onSearch: () => void;
  readonly onMenu: () => void;
}

function WebAppLink({ world }: { readonly world: string }): JSX.Element | null {
  const { data } = useWebAppQuery();
  if (!data) return null;
  return (
    <Button asChild size="sm" display={{ base: 'none', md: 'inline-flex' }}>
      <a href={`${data.webApp.origin}/?world=${encodeURIComponent(world)}`} target="_blank" rel="noreferrer">
        <Icon of={ExternalLink} size="sm" />
        Web app
      </a>
    </Button>
  );
}

/** Whose casino this is, what its clock shows, and the way to everything else. */
export function Header({ world, facts, onSearch, onMenu }: HeaderProps): JSX.Element {
  return (
    <Bar>
      <Box display={{ lg: 'none' }}>
        <IconButton label="Menu" onClick={onMenu}>
          <Icon of={Menu} />
        </IconButton>
      </Box>
      <Flex asChild align="center" gap="3" display={{ base: 'none', lg: 'flex' }} width="50">
        <Link to={placeOf(world)} aria-label="Magpie console">
          <Logo brand="magpie" label="" />
          <Text size="label" tone="subtle">
            Console
          </Text>
        </Link>
      </Flex>
      <WorldSwitch world={world} />
      <Clock world={world} />
      <Flex gap="2">
        {facts?.frozen === true && (
          <Tag tone="info" icon={<Snowflake aria-hidden />}>
            <Words>Frozen</Words>
          </Tag>
        )}
        {facts?.maintenance === true && (
          <Tag tone="warning" icon={<Wrench aria-hidden />}>
            <Words>Maintenance</Words>
          </Tag>
        )}
      </Flex>
      <Flex ms="auto" gap="2" align="center">
        <Button
          size="sm"
          onClick={onSearch}
          icon={<Icon of={Search} size="sm" />}
          aria-keyshortcuts="Control+K Meta+K"
        >
          <Words>Search and run</Words>
          <chakra.span display={{ base: 'none', lg: 'flex' }}>
            <Key>Ctrl K</Key>
          </chakra.span>
        </Button>
        <WebAppLink world={world} />
      </Flex>
    </Bar>
  );
}

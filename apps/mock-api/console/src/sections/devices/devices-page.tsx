import { Box, chakra, Flex } from '@chakra-ui/react';
import { EmptyState, Segmented, Skeleton, Text } from '@magpie/ui';
import { useWebAppQuery } from '@magpie/gql/control';
import { Monitor, Smartphone } from 'lucide-react';
import { useEffect, useState, type JSX } from 'react';
import { useParams } from 'react-router-dom';
import { placeOf } from '#app/places.ts';
import { useWorld } from '#app/use-world.ts';
import { PlaceLink } from '#kit/place-link.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { useEntry } from './use-entry.ts';

type Size = 'phone' | 'desktop';

const sizes = [
  { value: 'phone', label: 'Phones', icon: <Smartphone aria-hidden /> },
  { value: 'desktop', label: 'Desktops', icon: <Monitor aria-hidden /> },
] as const;

const names = ['First device', 'Second device'] as const;

const Frame = chakra('iframe', {
  base: { flex: '1', width: 'full', minH: '0', borderWidth: '0', bg: 'bg.sunken' },
});

interface DeviceProps {
  readonly name: string;
  readonly origin: string;
  readonly world: string;
  readonly member: string;
  readonly size: Size;
}

/** One browser of its own, logged in by itself. */
function Device({ name, origin, world, member, size }: DeviceProps): JSX.Element {
  const { address, problem } = useEntry(world, member, origin);
  return (
    <Flex
      as="section"
      aria-label={name}
      direction="column"
      flexGrow={size === 'phone' ? '0' : '1'}
      flexShrink="1"
      flexBasis={size === 'phone' ? 'slim' : '0'}
      minW="0"
      minH={{ base: 'readable', md: '0' }}
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      overflow="hidden"
    >
      <Text size="caption" tone="subtle" px="3" py="1.5" borderBottomWidth="1px" borderColor="border.muted">
        {name}, {new URL(origin).host}
      </Text>
      {problem !== undefined && <EmptyState title="It could not be logged in">{problem}</EmptyState>}
      {address === undefined ? (
        problem === undefined && <Skeleton height="100%" />
      ) : (
        <Frame title={name} src={address} allow="fullscreen" />
      )}
    </Flex>
  );
}

/** The page has to stand on the hosts' own site, where each frame keeps its cookies. */
function useOwnSite(origin: string | undefined): boolean {
  const isThere = origin === undefined || origin === location.origin;
  useEffect(() => {
    if (!isThere) location.replace(`${origin}${location.pathname}`);
  }, [isThere, origin]);
  return isThere;
}

/** Two browsers of one member side by side, to see what one does to the other. */
export function DevicesPage(): JSX.Element {
  const world = useWorld();
  const { member = '' } = useParams();
  const webApp = useWebAppQuery();
  const devices = webApp.data?.webApp.devices;
  const [size, setSize] = useState<Size>('phone');
  const isThere = useOwnSite(devices?.console);
  useEffect(() => {
    document.title = `Two devices of ${member} – Magpie console`;
  }, [member]);
  return (
    <Flex direction="column" minH="screen" height={{ md: 'screen' }} p="3" gap="3">
      <Flex as="header" align="center" gap="4" wrap="wrap">
        <Box flex="1" minW="50">
          <Text as="h1" textStyle="heading.sm">
            Two devices of {member}
          </Text>
          <Text size="caption" tone="subtle">
            In the world {world}.{' '}
            <PlaceLink to={placeOf(world, 'people', member)}>Back to the member</PlaceLink>
          </Text>
        </Box>
        <Segmented label="Size" options={sizes} value={size} onChange={setSize} />
      </Flex>
      <Loaded of={webApp} label="the web app">
        {() =>
          devices ? (
            <Flex
              as="main"
              flex="1"
              minH="0"
              gap="3"
              justify="center"
              direction={{ base: 'column', md: 'row' }}
            >
              {isThere &&
                devices.web.map((origin, place) => (
                  <Device key={origin} name={names[place] ?? 'Device'} {...{ origin, world, member, size }} />
                ))}
            </Flex>
          ) : (
            <EmptyState title="There is one browser only" level={2}>
              Two devices need a web app at localhost, whose other names are browsers of their own.
            </EmptyState>
          )
        }
      </Loaded>
    </Flex>
  );
}

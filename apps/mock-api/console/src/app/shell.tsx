import { Box, Grid } from '@chakra-ui/react';
import { SkipLink, Alert } from '@magpie/ui';
import { useConsoleHeaderQuery } from '@magpie/gql/console';
import { useState, type JSX, type ReactNode } from 'react';
import { live } from '#kit/live.ts';
import { isUnanswered, reasonOf } from '#kit/reason.ts';
import { WorldClock } from '#kit/world-clock.tsx';
import { Alarms } from './alarms-bar.tsx';
import { Faults } from './faults-bar.tsx';
import { Header } from './header.tsx';
import { NavigationDrawer, Rail } from './navigation.tsx';
import { NoWorld } from './no-world.tsx';
import { Palette } from './palette/palette.tsx';
import { useCommandKey } from './use-command-key.ts';
import { useReading } from './use-reading.ts';

export interface ShellProps {
  readonly world: string;
  readonly children: ReactNode;
}

/** What stands round every section: the world, its clock, what acts in it, and the way to everything. */
export function Shell({ world, children }: ShellProps): JSX.Element {
  const header = useConsoleHeaderQuery({ ...live, variables: { world } });
  const [open, setOpen] = useState<'palette' | 'menu' | null>(null);
  const close = () => {
    setOpen(null);
  };
  useCommandKey(() => {
    setOpen('palette');
  });
  const known = header.data ?? header.previousData;
  const reading = useReading(header.observable);
  const isGone = known?.world === null;
  return (
    <WorldClock reading={reading}>
      <SkipLink href="#main">Skip to the section</SkipLink>
      <Header
        world={world}
        facts={known?.world ?? null}
        onSearch={() => {
          setOpen('palette');
        }}
        onMenu={() => {
          setOpen('menu');
        }}
      />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '216px minmax(0, 1fr)' }}>
        <Rail world={world} />
        <Box
          as="main"
          id="main"
          tabIndex={-1}
          px={{ base: '4', md: '6', xl: '8' }}
          py="6"
          minW="0"
          outline="none"
        >
          <Box role="status">
            {isUnanswered(header.error) && (
              <Alert tone="danger" mb="5">
                {reasonOf(header.error)}
              </Alert>
            )}
          </Box>
          <Alarms world={world} alarms={known?.alarms ?? []} />
          <Faults world={world} faults={known?.faults ?? []} />
          {isGone ? <NoWorld world={world} /> : children}
        </Box>
      </Grid>
      <Palette world={world} open={open === 'palette'} onClose={close} />
      <NavigationDrawer world={world} open={open === 'menu'} onClose={close} />
    </WorldClock>
  );
}

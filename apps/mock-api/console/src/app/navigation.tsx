import { Box, chakra } from '@chakra-ui/react';
import { Icon, Logo, ThemeSwitch } from '@magpie/ui';
import { Drawer } from '@magpie/ui/overlays';
import type { JSX } from 'react';
import { NavLink } from 'react-router-dom';
import { placeOf, sections } from './places.ts';
import { useTheme } from './theme.ts';

const Item = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: { base: '11', lg: '10' },
    px: '3',
    borderRadius: 'md',
    color: 'fg.muted',
    fontSize: 'item',
    _hover: { bg: 'bg.muted', color: 'fg' },
    '&[aria-current=page]': { layerStyle: 'counterchange', fontWeight: '600' },
  },
});

interface NavigationProps {
  readonly world: string;
  readonly onChoose?: () => void;
}

function Sections({ world, onChoose }: NavigationProps): JSX.Element {
  return (
    <chakra.nav aria-label="Sections" display="grid" gap="0.5">
      {sections.map(({ name, title, icon }) => (
        <Item key={name} to={placeOf(world, name)} {...(onChoose && { onClick: onChoose })}>
          <Icon of={icon} />
          {title}
        </Item>
      ))}
    </chakra.nav>
  );
}

function Theme(): JSX.Element {
  const [theme, choose] = useTheme();
  return <ThemeSwitch value={theme} onChange={choose} />;
}

/** The way to the sections at the side of a wide screen. */
export function Rail({ world }: NavigationProps): JSX.Element {
  return (
    <Box
      display={{ base: 'none', lg: 'flex' }}
      position="sticky"
      top="14"
      height="restOfSheet"
      flexDirection="column"
      justifyContent="space-between"
      gap="4"
      p="3"
      borderEndWidth="1px"
      borderColor="border.muted"
      overflowY="auto"
    >
      <Sections world={world} />
      <Theme />
    </Box>
  );
}

export interface NavigationDrawerProps {
  readonly world: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The same where there is no room for it. */
export function NavigationDrawer({ world, open, onClose }: NavigationDrawerProps): JSX.Element {
  return (
    <Drawer open={open} onClose={onClose} label="Menu" header={<Logo brand="magpie" />}>
      <Box display="grid" gap="5">
        <Sections world={world} onChoose={onClose} />
        <Theme />
      </Box>
    </Drawer>
  );
}

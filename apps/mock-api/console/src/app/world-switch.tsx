import { chakra } from '@chakra-ui/react';
import { Button, Icon } from '@magpie/ui';
import { Popover } from '@magpie/ui/overlays';
import { useConsoleWorldsQuery } from '@magpie/gql/console';
import { skipToken } from '@apollo/client/react';
import { Check, ChevronsUpDown, Globe } from 'lucide-react';
import { useState, type JSX } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { slowly } from '#kit/live.ts';
import { placeOf, sections } from './places.ts';

const Choice = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    px: '3',
    borderRadius: 'md',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.muted' },
    '&[aria-current=true]': { layerStyle: 'counterchange' },
  },
});

/** The section that is shown, so that another world shows the same. */
function useSection() {
  const { pathname } = useLocation();
  const shown = pathname.split('/')[3];
  return sections.find(({ name }) => name === shown)?.name;
}

export function WorldSwitch({ world }: { readonly world: string }): JSX.Element {
  const [open, setOpen] = useState(false);
  const section = useSection();
  const { data } = useConsoleWorldsQuery(open ? slowly : skipToken);
  const worlds = data?.worlds ?? [];
  const close = () => {
    setOpen(false);
  };
  return (
    <Popover
      label="Worlds"
      open={open}
      onOpenChange={setOpen}
      size="sm"
      placement="bottom-start"
      trigger={
        <Button
          size="sm"
          icon={
            <chakra.span display={{ base: 'none', sm: 'inline-flex' }}>
              <Icon of={Globe} size="sm" />
            </chakra.span>
          }
          aria-label={`World ${world}`}
          maxW="55"
          minW="0"
          flexShrink="1"
        >
          <chakra.span truncate>{world}</chakra.span>
          <Icon of={ChevronsUpDown} size="sm" />
        </Button>
      }
    >
      <chakra.nav aria-label="Worlds" p="2" maxH="mostOfScreen" overflowY="auto">
        {worlds.map(({ id }) => (
          <Choice key={id} to={placeOf(id, section)} aria-current={id === world} onClick={close}>
            <chakra.span flex="1">{id}</chakra.span>
            {id === world && <Icon of={Check} size="sm" />}
          </Choice>
        ))}
        <Choice to={placeOf(world, 'worlds')} onClick={close}>
          All worlds, new ones and snapshots
        </Choice>
      </chakra.nav>
    </Popover>
  );
}

import { chakra } from '@chakra-ui/react';
import { Icon, Skeleton } from '@magpie/ui';
import { ChevronDown, ChevronRight, Dices } from 'lucide-react';
import { useId, useState, type JSX } from 'react';
import { Link, useLocation } from 'react-router-dom';
import {
  casinoAddress,
  casinoEntries,
  homeAddress,
  useGameTypes,
  type CasinoEntry,
} from '#features/games/index.ts';
import { paths } from '#shared/navigation/index.ts';
import { Item, MenuLink, type MenuMode } from './menu-item.tsx';

const Sub = chakra('ul', {
  base: {
    display: 'grid',
    gap: 'px',
    mt: '0.5',
    mb: '2.5',
    ms: '5',
    ps: '3',
    borderInlineStartWidth: '1px',
    borderColor: 'border',
  },
});

/** On the home page an entry changes the lobby's filter (SHELL-01); elsewhere it leads to the casino's page. */
function useEntryAddress(): {
  address: (entry: CasinoEntry) => string;
  isCurrent: (entry: CasinoEntry) => boolean;
} {
  const { pathname, search } = useLocation();
  const onHome = pathname === paths.home;
  const address = onHome ? homeAddress : casinoAddress;
  const chosen = onHome ? (new URLSearchParams(search).get('type') ?? 'lobby') : pathname;
  return {
    address,
    isCurrent: (entry) => {
      if (onHome) return entry.slug === chosen;
      return casinoAddress(entry) === chosen || (entry.slug === 'lobby' && chosen === paths.casino);
    },
  };
}

/** As many as a casino usually has, so that nothing moves when they arrive. */
const comingTypes = ['slots', 'fish', 'live', 'lottery', 'table'].map((type) => (
  <li key={type} aria-hidden>
    <Skeleton display="block" h="5" w="60%" mx="2.5" my={{ base: '3', md: '2' }} />
  </li>
));

function Entries({ onChoose }: Pick<MenuMode, 'onChoose'>): JSX.Element[] {
  const { types, failed } = useGameTypes();
  const { address, isCurrent } = useEntryAddress();
  const entries = casinoEntries(types ?? []).map((entry) => (
    <li key={entry.slug}>
      <Item asChild sub>
        <Link
          to={address(entry)}
          aria-current={isCurrent(entry) ? 'page' : undefined}
          {...(onChoose && { onClick: onChoose })}
        >
          {entry.label}
        </Link>
      </Item>
    </li>
  ));
  if (types === null && !failed) entries.splice(-1, 0, ...comingTypes);
  return entries;
}

/** Casino with a submenu of its types (SHELL-29, SHELL-04); in the rail a link to the lobby. */
export function CasinoMenu({ collapsed, onChoose }: MenuMode): JSX.Element {
  const [open, setOpen] = useState(true);
  const id = useId();
  if (collapsed) return <MenuLink to={paths.casino} icon={Dices} label="Casino" collapsed />;
  return (
    <>
      <Item asChild>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => {
            setOpen(!open);
          }}
        >
          <Icon of={Dices} />
          Casino
          <span data-part="end">
            <Icon of={open ? ChevronDown : ChevronRight} size="sm" />
          </span>
        </button>
      </Item>
      <Sub id={id} hidden={!open} aria-label="Casino">
        <Entries {...(onChoose && { onChoose })} />
      </Sub>
    </>
  );
}

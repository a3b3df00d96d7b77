import { chakra } from '@chakra-ui/react';
import { Icon } from '@magpie/ui';
import { Dices, Menu, MessageCircle, Plus } from 'lucide-react';
import type { JSX } from 'react';
import { NavLink } from 'react-router-dom';
import { useMemberAction } from '#features/session/index.ts';
import { modals } from '#shared/modals/index.ts';
import { paths } from '#shared/navigation/index.ts';

const Bar = chakra('nav', {
  base: {
    position: 'fixed',
    insetInline: '0',
    bottom: '0',
    zIndex: 'bottombar',
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 1fr)',
    height: 'calc({sizes.bottombar} + env(safe-area-inset-bottom))',
    px: '2',
    pb: 'env(safe-area-inset-bottom)',
    bg: 'bg',
    borderTopWidth: '1px',
    borderColor: 'border',
    '& > *': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      alignContent: 'center',
      gap: '1',
      fontSize: 'code',
      lineHeight: 'mark',
      fontWeight: '500',
      color: 'fg.muted',
    },
    '& > [aria-current], & > [data-part=deposit]': { color: 'fg', fontWeight: '650' },
    '& > [aria-current]::before': {
      content: '""',
      position: 'absolute',
      top: '-px',
      width: '10',
      borderTopWidth: '3px',
      borderColor: 'fg',
      borderRadius: '0 0 {radii.xs} {radii.xs}',
    },
    '& [data-part=plus]': {
      display: 'grid',
      placeItems: 'center',
      width: 'mark',
      height: '6',
      borderRadius: 'mark',
      bg: 'accent.solid',
      color: 'accent.contrast',
    },
  },
});

export interface BottomBarProps {
  readonly menuOpen: boolean;
  readonly onToggleMenu: () => void;
}

/** Menu, Casino, Deposit and Support within reach of a thumb (SHELL-34 to SHELL-36, SHELL-08). */
export function BottomBar({ menuOpen, onToggleMenu }: BottomBarProps): JSX.Element {
  const deposit = useMemberAction(() => {
    modals.open('depositModal');
  });
  return (
    <Bar data-part="bottom-bar" aria-label="Quick actions">
      <button type="button" aria-expanded={menuOpen} aria-haspopup="dialog" onClick={onToggleMenu}>
        <Icon of={Menu} />
        Menu
      </button>
      <NavLink to={paths.casino}>
        <Icon of={Dices} />
        Casino
      </NavLink>
      <button
        type="button"
        data-part="deposit"
        onClick={() => {
          deposit();
        }}
      >
        <span data-part="plus">
          <Icon of={Plus} size="sm" />
        </span>
        Deposit
      </button>
      <NavLink to={paths.support('contact-us')}>
        <Icon of={MessageCircle} />
        Support
      </NavLink>
    </Bar>
  );
}

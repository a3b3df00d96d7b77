import { chakra } from '@chakra-ui/react';
import { Icon, IconButton, Logo } from '@magpie/ui';
import { PanelLeft } from 'lucide-react';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '#features/session/index.ts';
import { paths } from '#shared/navigation/index.ts';
import { useSite } from '#shared/site/index.ts';
import { MemberControls } from './member-controls.tsx';
import { VisitorControls } from './visitor-controls.tsx';

const Bar = chakra('header', {
  base: {
    position: 'fixed',
    insetInline: '0',
    top: '0',
    zIndex: 'header',
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2', md: '3' },
    height: 'header',
    ps: '4',
    pe: { base: '3', md: '6' },
    bg: 'bg',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    // Where there is no room for the word, as beside a balance at 320 px, it wraps out of sight and the mark stays.
    '& > [data-part=home]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '1.5',
      height: '11',
      minW: 'mark',
      // Gives way before the balance does.
      flexShrink: '99999',
      overflow: 'hidden',
      ms: { md: '1' },
    },
    '& > [data-part=home] > svg': { height: { base: 'glyph', md: 'mark' }, my: { base: '2', md: '1.5' } },
    '& > [data-part=actions]': {
      display: 'flex',
      alignItems: 'center',
      minW: '0',
      gap: { base: '1', sm: '2' },
      ms: 'auto',
      '& > :not([data-part=wallet])': { flexShrink: '0' },
    },
  },
});

export interface HeaderProps {
  readonly mobile: boolean;
  readonly menuExpanded: boolean;
  readonly onToggleMenu: () => void;
}

/** The bar at the top, 72 px high: logo and title, and what a visitor or a member can do (SHELL-22 to SHELL-24). */
export function Header({ mobile, menuExpanded, onToggleMenu }: HeaderProps): JSX.Element {
  const { signedIn } = useSession();
  const { code, title } = useSite();
  return (
    <Bar>
      {!mobile && (
        <IconButton
          label={menuExpanded ? 'Collapse menu' : 'Expand menu'}
          aria-expanded={menuExpanded}
          aria-controls="sidebar"
          onClick={onToggleMenu}
        >
          <Icon of={PanelLeft} />
        </IconButton>
      )}
      <Link data-part="home" to={paths.home} aria-label={`${title}, home`}>
        <Logo brand={code} variant="glyph" label="" />
        <Logo brand={code} variant="wordmark" label={title} />
      </Link>
      <div data-part="actions">{signedIn ? <MemberControls /> : <VisitorControls />}</div>
    </Bar>
  );
}

import { chakra } from '@chakra-ui/react';
import type { JSX } from 'react';
import { Part } from '#shared/page/index.ts';
import { MenuContent } from './lazy.ts';

const Panel = chakra('nav', {
  base: {
    position: 'fixed',
    insetInlineStart: '0',
    top: '{sizes.header}',
    bottom: '0',
    zIndex: 'sidebar',
    width: 'sidebar',
    display: 'flex',
    flexDirection: 'column',
    py: '4',
    px: '3',
    bg: 'bg',
    borderInlineEndWidth: '1px',
    borderColor: 'border.muted',
    overflowY: 'auto',
    scrollbarWidth: 'none',
    '&[data-state=collapsed]': { width: 'rail' },
  },
});

export interface SidebarProps {
  readonly collapsed: boolean;
}

/** The menu beside the page, 16rem wide or 5rem with icons alone (SHELL-29, SHELL-30). */
export function Sidebar({ collapsed }: SidebarProps): JSX.Element {
  return (
    <Panel id="sidebar" aria-label="Main menu" data-state={collapsed ? 'collapsed' : 'expanded'}>
      <Part>
        <MenuContent collapsed={collapsed} />
      </Part>
    </Panel>
  );
}

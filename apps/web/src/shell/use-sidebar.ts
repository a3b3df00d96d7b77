import { useMedia } from '@magpie/ui';
import { useCallback, useState } from 'react';
import { readMenuChoice, writeMenuChoice, type MenuState } from './menu-cookie.ts';

export interface SidebarMenu {
  /** Beside the page: words and icons, or icons alone. */
  readonly state: MenuState;
  /** Over the page, on mobile. */
  readonly drawerOpen: boolean;
  /** Whether the drawer was ever opened, so that its code is needed. */
  readonly drawerUsed: boolean;
  readonly closeDrawer: () => void;
  readonly toggle: () => void;
}

/** Where the icons alone are the default, because words would take too much of the page. */
const narrow = '(max-width: 1099.98px)';

/** The menu's state; what a person chose is kept for 7 days and restored on the next page load (SHELL-32). */
export function useSidebar(mobile: boolean): SidebarMenu {
  const [choice, setChoice] = useState(readMenuChoice);
  const [drawer, setDrawer] = useState({ open: false, used: false });
  const usual: MenuState = useMedia(narrow) ? 'collapsed' : 'expanded';
  const state = choice ?? usual;

  const toggle = () => {
    if (mobile) {
      setDrawer(({ open }) => ({ open: !open, used: true }));
      return;
    }
    const next = state === 'expanded' ? 'collapsed' : 'expanded';
    writeMenuChoice(next);
    setChoice(next);
  };
  const closeDrawer = useCallback(() => {
    setDrawer(({ used }) => ({ open: false, used }));
  }, []);
  return { state, drawerOpen: mobile && drawer.open, drawerUsed: drawer.used, closeDrawer, toggle };
}

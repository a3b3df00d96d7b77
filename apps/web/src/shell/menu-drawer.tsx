import { Logo } from '@magpie/ui';
import { Drawer } from '@magpie/ui/overlays';
import { memo, type JSX } from 'react';
import { useOpenAfterPaint } from '#shared/page/index.ts';
import { useSite } from '#shared/site/index.ts';
import { MenuContent } from './menu-content.tsx';
import type { SidebarMenu } from './use-sidebar.ts';

/** Not drawn again by a drawer that closes. */
const Content = memo(MenuContent);

/** The menu over the page on mobile, 18rem wide (SHELL-30); it closes when an entry is chosen. */
export function MenuDrawer({ menu }: { readonly menu: SidebarMenu }): JSX.Element {
  const { code } = useSite();
  const open = useOpenAfterPaint(menu.drawerOpen, menu.closeDrawer);
  return (
    <Drawer
      open={open}
      onClose={menu.closeDrawer}
      label="Main menu"
      header={<Logo brand={code} height="glyph" />}
    >
      <Content collapsed={false} onChoose={menu.closeDrawer} />
    </Drawer>
  );
}

import { chakra } from '@chakra-ui/react';
import { SkipLink, useIsMobile } from '@magpie/ui';
import type { JSX } from 'react';
import { Outlet } from 'react-router-dom';
import { PromoProgress } from '#features/play/index.ts';
import { useSession } from '#features/session/index.ts';
import { VerificationRibbon } from '#features/verification/index.ts';
import { Part } from '#shared/page/index.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header.tsx';
import { Footer, MenuDrawer } from './lazy.ts';
import { Sidebar } from './sidebar.tsx';
import { useMenuShortcut } from './use-menu-shortcut.ts';
import { useSidebar } from './use-sidebar.ts';

const Frame = chakra('div', {
  base: {
    '--sidebar-width': '0px',
    minH: 'screen',
    '&[data-menu=expanded]': { '--sidebar-width': 'sizes.sidebar' },
    '&[data-menu=collapsed]': { '--sidebar-width': 'sizes.rail' },
  },
});

const Body = chakra('div', {
  base: {
    pt: { base: 'calc({sizes.header} + {spacing.3})', md: 'calc({sizes.header} + {spacing.6})' },
    ps: { base: '4', md: 'calc(var(--sidebar-width) + {spacing.6})' },
    pe: { base: '4', md: '6' },
    pb: { base: 'calc({sizes.bottombar} + env(safe-area-inset-bottom) + {spacing.6})', md: '10' },
  },
});

const Content = chakra('div', { base: { maxW: 'content', mx: 'auto' } });
const Main = chakra('main', {
  base: { minH: 'calc({sizes.screen} - {sizes.header} - {sizes.24})', outline: 'none' },
});

function Progress(): JSX.Element {
  const { signedIn } = useSession();
  return <Part>{signedIn && <PromoProgress place="page" />}</Part>;
}

/** The very same each time, so that a menu that opens or closes draws none of it again. */
const body = (
  <Body>
    <Content>
      <VerificationRibbon />
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      <Part>
        <Footer />
      </Part>
      <Progress />
    </Content>
  </Body>
);

/** Header, menu, page and footer; below 768 px the bottom bar and a menu that opens over the page (SHELL-34). */
export function Layout(): JSX.Element {
  const mobile = useIsMobile();
  const bar = useIsMobile(true);
  const menu = useSidebar(mobile);
  useMenuShortcut(menu.toggle);
  return (
    <Frame data-menu={mobile ? 'drawer' : menu.state}>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Header mobile={mobile} menuExpanded={menu.state === 'expanded'} onToggleMenu={menu.toggle} />
      {!mobile && <Sidebar collapsed={menu.state === 'collapsed'} />}
      {body}
      {bar && (
        <>
          <BottomBar menuOpen={menu.drawerOpen} onToggleMenu={menu.toggle} />
          <Part>{menu.drawerUsed && <MenuDrawer menu={menu} />}</Part>
        </>
      )}
    </Frame>
  );
}

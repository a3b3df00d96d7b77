import { Toaster } from '@magpie/ui';
import type { JSX } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { PlayerHost } from '#features/play/index.ts';
import type { RuntimeConfig } from '#shared/config/index.ts';
import { lazyPart, NavigatorBridge } from '#shared/navigation/index.ts';
import { BackgroundPart } from '#shared/page/index.ts';
import type { Backend } from './backend.ts';
import { ScrollRestoration } from './scroll-restoration.ts';
import { AppBoundary } from './boundaries.tsx';
import { HashModals } from './hash-modals.ts';
import { LateAddress } from './late-address.ts';
import { MemberHost } from './member-host.tsx';
import { ModalHost } from './modal-host.tsx';
import { modalRegistry } from './modal-registry.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { Providers } from './providers.tsx';
import { Ribbons } from './ribbons.tsx';
import { AppRoutes } from './routes.tsx';

const NoticeRibbon = lazyPart(() => import('./notice-ribbon.tsx'), 'NoticeRibbon');
const VisitAids = lazyPart(() => import('./visit-aids.tsx'), 'VisitAids');

export interface AppProps {
  readonly config: RuntimeConfig;
  readonly backend: Backend;
}

export function App({ config, backend }: AppProps): JSX.Element {
  return (
    <Providers config={config} backend={backend}>
      <AppBoundary>
        <BrowserRouter>
          <NavigatorBridge />
          <LateAddress />
          <BackgroundPart of={VisitAids} />
          <ScrollRestoration />
          <AppRoutes />
          <Ribbons>
            <OfflineNotice />
            <BackgroundPart of={NoticeRibbon} />
          </Ribbons>
          <BackgroundPart of={PlayerHost} />
          <MemberHost />
          <HashModals />
          <ModalHost registry={modalRegistry} />
        </BrowserRouter>
      </AppBoundary>
      <Toaster />
    </Providers>
  );
}

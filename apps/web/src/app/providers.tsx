import { ApolloProvider } from '@apollo/client/react';
import { siteOf } from '@magpie/domain/site';
import { BrandProvider } from '@magpie/ui';
import type { JSX, ReactNode } from 'react';
import { SessionProvider } from '#features/session/index.ts';
import { ConfigProvider, type RuntimeConfig } from '#shared/config/index.ts';
import type { Backend } from './backend.ts';

export interface ProvidersProps {
  readonly config: RuntimeConfig;
  readonly backend: Backend;
  readonly children: ReactNode;
}

/** What every part of the app can count on: settings, the look of the brand, the platform and the session. */
export function Providers({ config, backend, children }: ProvidersProps): JSX.Element {
  return (
    <ConfigProvider value={config}>
      <BrandProvider brand={siteOf(config.brand).code}>
        <ApolloProvider client={backend.client}>
          <SessionProvider value={backend.session}>{children}</SessionProvider>
        </ApolloProvider>
      </BrandProvider>
    </ConfigProvider>
  );
}

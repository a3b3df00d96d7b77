import { ApolloProvider } from '@apollo/client/react';
import type { Site } from '@magpie/domain/site';
import { BrandProvider, Toaster } from '@magpie/ui';
import type { JSX, ReactNode } from 'react';
import { SessionProvider, type SessionService } from '#features/session/index.ts';
import type { PlatformClient } from '#shared/apollo/index.ts';
import { ConfigProvider, parseConfig, type RuntimeConfig } from '#shared/config/index.ts';

/** The least that `/config.json` must say in development. */
export const bareConfig: RuntimeConfig = parseConfig({
  environment: 'development',
  brand: 'magpie',
  siteUrl: 'http://web.test',
  endpoints: {
    authentication: '',
    main: '/graphql',
    promo: '/promo/graphql',
    subscriptions: '/subscriptions',
  },
});

interface SurroundedProps {
  readonly config: RuntimeConfig;
  /** Settings of the brand that differ from Magpie's. */
  readonly site?: Partial<Site>;
  readonly platform: PlatformClient;
  readonly session: SessionService;
  readonly children: ReactNode;
}

/** Everything the app puts around its parts but a router. */
export function Surrounded({ config, site, platform, session, children }: SurroundedProps): JSX.Element {
  return (
    <ConfigProvider value={{ ...config, brandSettings: { ...site, ...config.brandSettings } }}>
      <BrandProvider brand="magpie">
        <ApolloProvider client={platform.client}>
          <SessionProvider value={session}>{children}</SessionProvider>
        </ApolloProvider>
        <Toaster />
      </BrandProvider>
    </ConfigProvider>
  );
}

import { ApolloProvider } from '@apollo/client/react';
import { siteOf, type Site } from '@magpie/domain/site';
import { BrandProvider, Toaster } from '@magpie/ui';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SessionProvider } from '#features/session/index.ts';
import { ConfigProvider, parseConfig, type RuntimeConfig } from '#shared/config/index.ts';
import { SiteProvider } from '#shared/site/index.ts';
import type { SessionSetting } from './session-setting.ts';

/** Settings as `/config.json` gives them in development. */
export const developmentConfig: RuntimeConfig = parseConfig({
  environment: 'development',
  brand: 'magpie',
  siteUrl: 'http://web.test',
  endpoints: {
    authentication: '',
    main: '/graphql',
    promo: '/promo/graphql',
    subscriptions: '/subscriptions',
  },
  captcha: { provider: 'stand-in' },
});

/** What differs from the usual surroundings. */
export interface Surroundings {
  readonly config?: Partial<RuntimeConfig>;
  readonly site?: Partial<Site>;
}

/** Renders with everything the app puts around its parts but a router, on a session that really logs in and out. */
export function renderWithSession(
  children: ReactNode,
  { platform, session }: SessionSetting,
  { config, site }: Surroundings = {},
): RenderResult {
  return render(
    <ConfigProvider value={{ ...developmentConfig, ...config }}>
      <SiteProvider value={{ ...siteOf('magpie'), ...site }}>
        <BrandProvider brand="magpie">
          <ApolloProvider client={platform.client}>
            <SessionProvider value={session}>{children}</SessionProvider>
          </ApolloProvider>
          <Toaster />
        </BrandProvider>
      </SiteProvider>
    </ConfigProvider>,
  );
}

import { ApolloProvider } from '@apollo/client/react';
import { siteOf, type Site } from '@magpie/domain/site';
import { BrandProvider, Toaster } from '@magpie/ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import {
  createAuthentication,
  createSession,
  SessionProvider,
  type Account,
  type SessionService,
} from '#features/session/index.ts';
import { createPlatformClient } from '#shared/apollo/index.ts';
import { ConfigProvider, parseConfig } from '#shared/config/index.ts';
import { SiteProvider } from '#shared/site/index.ts';

const config = parseConfig({
  environment: 'development',
  brand: 'magpie',
  siteUrl: 'http://web.test',
  endpoints: {
    authentication: '',
    main: '/graphql',
    promo: '/promo/graphql',
    subscriptions: '/subscriptions',
  },
  cashierOrigins: ['https://cashier.test'],
});

const aud = {
  __typename: 'Currency',
  code: 'AUD',
  name: 'Australian Dollar',
  symbol: '$',
  type: 'FIAT',
} as const;

/** The account of a verified member with AUD 1,000.00. */
export const sampleAccount: Account = {
  id: 'member-mia',
  username: 'mia',
  email: 'mia@magpie.test',
  firstName: 'Mia',
  lastName: 'Test',
  dateOfBirth: '1990-04-12',
  mobileNumber: '+61412345678',
  address: null,
  nameUpdateRequired: false,
  dateOfBirthUpdateRequired: false,
  verified: true,
  mobileNumberVerified: true,
  status: 'ENABLED',
  hasFirstDeposit: true,
  withdrawalBlocked: false,
  depositBlocked: false,
  currency: aud,
  activeCurrency: aud,
  availableBalance: '1000.00',
  wallets: {
    currency: aud,
    mainCash: '1000.00',
    casinoCash: '0.00',
    casinoBonus: '0.00',
    sportsCash: '0.00',
    sportsBonus: '0.00',
    withdrawableBalance: '1000.00',
    stakeableBalance: '1000.00',
    stakedFrom: null,
  },
  depositLimits: [],
  hideZeroBalances: false,
  displayCryptoCurrencyInFiat: false,
  displayedFiatCurrency: aud,
  timezone: 'Australia/Sydney',
  timezoneChoices: [{ timezone: 'Australia/Sydney', since: '1970-01-01T00:00:00.000Z' }],
  dateTimeCreated: '2025-06-01T02:00:00.000Z',
  intercomToken: null,
};

/** What a feature is rendered with. */
export interface FeatureSetting {
  /** The address that is open. */
  readonly at?: string;
  /** Signed in with {@link sampleAccount}; a visitor otherwise. */
  readonly member?: boolean;
  /** The member's account in place of the sample. */
  readonly account?: Account;
  /** Settings of the brand that differ from Magpie's. */
  readonly site?: Partial<Site>;
}

/** A rendered feature. */
export interface RenderedFeature {
  readonly session: SessionService;
  /** Path and query of the address that is open now. */
  readonly address: () => string;
  readonly unmount: () => void;
}

function createTestSession(member: Account | null): {
  session: SessionService;
  platform: ReturnType<typeof createPlatformClient>;
} {
  const facts = {
    adminCode: 'magpie-web',
    accessToken: () => (session.state.get().signedIn ? 'token-of-mia' : null),
    world: () => null,
  };
  const platform = createPlatformClient(config.endpoints, facts, (...refusal) => session.react(...refusal));
  const session = createSession({
    platform,
    authentication: createAuthentication('', facts),
    brandName: 'Magpie Casino',
    now: () => 0,
    reload: () => undefined,
    goTo: () => undefined,
  });
  session.state.set(
    member
      ? { signedIn: true, account: member, settled: true, confirmed: true, generation: 1 }
      : { signedIn: false, account: null, settled: true, generation: 0 },
  );
  return { session, platform };
}

/** Renders a part of the product as the app would: with a real client, a real session and an address. */
export function renderFeature(
  children: ReactNode,
  { at = '/', member = false, account = sampleAccount, site }: FeatureSetting = {},
): RenderedFeature {
  const { session, platform } = createTestSession(member ? account : null);
  let address = at;
  function Address(): null {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  }
  const { unmount } = render(
    <ConfigProvider value={config}>
      <SiteProvider value={{ ...siteOf('magpie'), ...site }}>
        <BrandProvider brand="magpie">
          <ApolloProvider client={platform.client}>
            <SessionProvider value={session}>
              <MemoryRouter initialEntries={[at]}>
                <Address />
                {children}
              </MemoryRouter>
              <Toaster />
            </SessionProvider>
          </ApolloProvider>
        </BrandProvider>
      </SiteProvider>
    </ConfigProvider>,
  );
  return { session, address: () => address, unmount };
}

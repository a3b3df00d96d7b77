import type { Site } from '@magpie/domain/site';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import {
  createAuthentication,
  createSession,
  type Account,
  type SessionService,
} from '#features/session/index.ts';
import { createPlatformClient } from '#shared/apollo/index.ts';
import type { RuntimeConfig } from '#shared/config/index.ts';
import { sampleAccount, signedInAs } from './sample-account.ts';
import { bareConfig, Surrounded } from './surrounded.tsx';

const config: RuntimeConfig = {
  ...bareConfig,
  cashierOrigins: ['https://cashier.test'],
  gameOrigins: ['http://games.test'],
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
    member ? signedInAs(member) : { signedIn: false, account: null, settled: true, generation: 0 },
  );
  return { session, platform };
}

/** Renders a part of the product as the app would: with a real client, a real session and an address. */
export function renderFeature(
  children: ReactNode,
  { at = '/', member = false, account = sampleAccount, site = {} }: FeatureSetting = {},
): RenderedFeature {
  const { session, platform } = createTestSession(member ? account : null);
  let address = at;
  function Address(): null {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  }
  const { unmount } = render(
    <Surrounded config={config} site={site} platform={platform} session={session}>
      <MemoryRouter initialEntries={[at]}>
        <Address />
        {children}
      </MemoryRouter>
    </Surrounded>,
  );
  return { session, address: () => address, unmount };
}

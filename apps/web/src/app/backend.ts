import type { ApolloClient } from '@apollo/client';
import { createPlatformClient, pressCause } from '#shared/apollo/index.ts';
import { clockNow, resumeClock } from '#shared/clock/index.ts';
import { currentWorld, type RuntimeConfig } from '#shared/config/index.ts';
import { goTo } from '#shared/navigation/index.ts';
import { configuredSite } from '#shared/site/index.ts';
import {
  storedAccessToken,
  createAuthentication,
  createSession,
  type SessionService,
} from '#features/session/index.ts';

export interface Backend {
  readonly client: ApolloClient;
  readonly session: SessionService;
}

/** Ties client and session together by the settings of the site: calls carry the token, refusals reach the session. */
export function createBackend(config: RuntimeConfig): Backend {
  const site = configuredSite(config);
  const world = currentWorld(config);
  resumeClock(world);
  const cause = config.worlds ? pressCause : undefined;
  const facts = { adminCode: site.adminCode, accessToken: storedAccessToken, world: () => world, cause };
  const platform = createPlatformClient(config.endpoints, facts, (...refusal) => session.react(...refusal));
  const session = createSession({
    platform,
    authentication: createAuthentication(config.endpoints.authentication, facts),
    brandName: site.displayName,
    now: clockNow,
    reload: () => {
      location.reload();
    },
    goTo,
  });
  return { client: platform.client, session };
}

import type { Site } from '@magpie/domain/site';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { RuntimeConfig } from '#shared/config/index.ts';
import type { SessionOnNetwork } from './session-setting.ts';
import { bareConfig, Surrounded } from './surrounded.tsx';

/** Settings as `/config.json` gives them in development. */
export const developmentConfig: RuntimeConfig = { ...bareConfig, captcha: { provider: 'stand-in' } };

/** What differs from the usual surroundings. */
export interface Surroundings {
  readonly config?: Partial<RuntimeConfig>;
  readonly site?: Partial<Site>;
}

/** Renders with everything the app puts around its parts but a router, on a session that really logs in and out. */
export function renderWithSession(
  children: ReactNode,
  { platform, session }: Pick<SessionOnNetwork, 'platform' | 'session'>,
  { config, site = {} }: Surroundings = {},
): RenderResult {
  return render(
    <Surrounded
      config={{ ...developmentConfig, ...config }}
      site={site}
      platform={platform}
      session={session}
    >
      {children}
    </Surrounded>,
  );
}

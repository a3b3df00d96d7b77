import { siteOf, type Site } from '@magpie/domain/site';
import { useMemo } from 'react';
import { useConfig, type RuntimeConfig } from '../config/index.ts';

/** The site that an installation's settings describe: its brand's, with what they set of it (CONF-06, CONF-21). */
export function configuredSite({
  brand,
  brandSettings,
}: Pick<RuntimeConfig, 'brand' | 'brandSettings'>): Site {
  return { ...siteOf(brand), ...brandSettings };
}

/** The brand configuration of the site that is shown (CONF-06). */
export function useSite(): Site {
  const config = useConfig();
  return useMemo(() => configuredSite(config), [config]);
}

import { siteOf, type Site } from '@magpie/domain/site';
import { createContext, use, useMemo } from 'react';
import { useConfig, type RuntimeConfig } from '../config/index.ts';

const SiteContext = createContext<Site | null>(null);

/** Puts another site in the place of the configured one for everything below, as a preview of a brand does. */
export const SiteProvider = SiteContext;

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
  const preview = use(SiteContext);
  return useMemo(
    () => (preview ? { ...preview, ...config.brandSettings } : configuredSite(config)),
    [config, preview],
  );
}

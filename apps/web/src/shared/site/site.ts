import { siteOf, type Site } from '@magpie/domain/site';
import { createContext, use, useMemo } from 'react';
import { useConfig } from '../config/index.ts';

const SiteContext = createContext<Site | null>(null);

/** Puts another site in the place of the configured one for everything below, as a preview of a brand does. */
export const SiteProvider = SiteContext;

/** The brand configuration of the site that is shown (CONF-06). */
export function useSite(): Site {
  const { brand, brandSettings } = useConfig();
  const site = use(SiteContext) ?? siteOf(brand);
  return useMemo(() => ({ ...site, ...brandSettings }), [site, brandSettings]);
}

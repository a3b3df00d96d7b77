import { siteCodes, siteOf, type SiteCode } from '@magpie/domain/site';
import { supportTexts } from '#features/support/index.ts';
import { parseConfig, type RuntimeConfig } from '#shared/config/index.ts';
import { manifestOf } from '../offline/manifest.ts';
import { offlinePage } from '../offline/offline-page.tsx';
import { documentOf, usualDescription } from './document.ts';
import { silentBackend } from './page-backend.ts';
import { prerenderedText } from './prerender-page.tsx';
import { robots, siteMap, type MappedPage } from './site-map.ts';
import { structuredData } from './structured-data.ts';

/** The brands whose sites are prerendered; the server picks one when it starts. */
export const brands = siteCodes;

export { keepInFolder } from './keep-in-folder.ts';
export { keepPages } from './keep-pages.ts';
export { prerenderLive } from './live-pages.ts';

function configOf(brand: string): RuntimeConfig {
  const endpoints = { authentication: '', main: '/graphql', promo: '/promo/graphql', subscriptions: '' };
  return parseConfig({ environment: 'production', brand, siteUrl: '', endpoints });
}

export interface PrerenderInput {
  readonly template: string;
  readonly brand: SiteCode;
  readonly read: (file: string) => string;
}

export type SiteFiles = Readonly<Record<string, string>>;

/** The files of a brand that need no platform. @throws Error when a text is missing or a page cannot be rendered */
export async function prerenderSite({ template, brand, read }: PrerenderInput): Promise<SiteFiles> {
  const { addressOf, fileOf, isSupportPage, keepText, questionsOf, textKeys } = await supportTexts();
  const site = siteOf(brand);
  const config = configOf(brand);
  const files: Record<string, string> = {};
  const mapped: MappedPage[] = [];
  for (const key of textKeys) {
    const { title, description, updated, body } = keepText(key, site, read(fileOf(key, brand)));
    const path = addressOf(key);
    const questions = key === 'help-centre' ? questionsOf(body) : [];
    const data = structuredData({ title, path, support: isSupportPage(key), questions }, site);
    const { html, parts } = await prerenderedText({ config, backend: silentBackend(config), path });
    const page = { site, title, description, path, data, html, given: { parts } };
    files[`${path.slice(1)}.html`] = documentOf(template, page);
    mapped.push({ path, updated });
  }
  const home = { site, title: null, description: null, path: '/', data: null, html: null };
  return {
    ...files,
    'index.html': documentOf(template, home),
    'offline.html': await offlinePage(template, config),
    'manifest.webmanifest': manifestOf(brand, usualDescription(template)),
    'sitemap.xml': siteMap(site, mapped),
    'robots.txt': robots(site),
  };
}

import type { Site } from '@magpie/domain/site';
import { paths } from '#shared/navigation/index.ts';

export interface MappedPage {
  readonly path: string;
  /** Day of the last change, when it is known. */
  readonly updated?: string | undefined;
}

const livePages: readonly string[] = [
  paths.home,
  paths.casino,
  paths.casinoProviders,
  paths.promotions,
  paths.cashbacks,
  paths.tournament,
  paths.jackpot,
];

/** The pages of a site for search engines, in the sitemaps.org format. */
export function siteMap({ url }: Site, texts: readonly MappedPage[]): string {
  const pages: readonly MappedPage[] = [...livePages.map((path) => ({ path })), ...texts];
  const entries = pages.map(({ path, updated }) => {
    const day = updated === undefined ? '' : `<lastmod>${updated}</lastmod>`;
    return `  <url><loc>${url}${path}</loc>${day}</url>\n`;
  });
  const open = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n${entries.join('')}</urlset>\n`;
}

export function robots({ url }: Site): string {
  const closed = [paths.personalCenter(), '/graphql', '/promo/', '/cashier/', '/documents/'];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${url}/sitemap.xml\n`;
}

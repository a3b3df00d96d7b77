import type { NormalizedCacheObject } from '@apollo/client';
import type { Site } from '@magpie/domain/site';
import { parseWholeConfig, type RuntimeConfig } from '#shared/config/index.ts';
import { paths } from '#shared/navigation/index.ts';
import { configuredSite } from '#shared/site/index.ts';
import { documentOf } from './document.ts';
import { followLinks, starts } from './follow-links.ts';
import { askingBackend } from './page-backend.ts';
import { prerenderedData } from './prerender-page.tsx';

export interface LiveInput {
  readonly template: string;
  readonly config: unknown;
  /** Address of the platform, for example `http://127.0.0.1:4000`. */
  readonly platform: string;
  /** Epoch ms. */
  readonly now: () => number;
}

export interface LivePages {
  readonly files: ReadonlyMap<string, string>;
  readonly failures: readonly unknown[];
}

const fileOf = (path: string): string => (path === paths.home ? 'index.html' : `${path.slice(1)}.html`);

interface Making extends Pick<LiveInput, 'template' | 'platform' | 'now'> {
  readonly config: RuntimeConfig;
  readonly site: Site;
}

async function documentAt(path: string, { config, site, platform, template, now }: Making): Promise<string> {
  const backend = askingBackend(config, platform);
  const madeAt = now();
  const { html, title, parts } = await prerenderedData({ config, backend, path });
  if (backend.failures.length > 0)
    throw new Error(`${path} was not answered.`, { cause: backend.failures[0] });
  const { cache } = backend.client;
  // The country of this machine says nothing of the visitor's.
  for (const fieldName of [...backend.unkept, 'autoDetectUserCountryCode'])
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
  const given = { parts, madeAt, data: cache.extract() as NormalizedCacheObject };
  return documentOf(template, { site, title, description: null, path, data: null, html, given });
}

/** Makes the public pages that show what the platform answers a visitor: those of `starts` and all that these lead to. */
export async function prerenderLive({ config: source, ...input }: LiveInput): Promise<LivePages> {
  // A world is a choice of one tab.
  const config = { ...(await parseWholeConfig(source)), worlds: false };
  const site = configuredSite(config);
  const making = { ...input, config, site: { ...site, url: config.siteUrl || site.url } };
  const { pages, failures } = await followLinks(starts, (path) => documentAt(path, making));
  return { files: new Map([...pages].map(([path, page]) => [fileOf(path), page])), failures };
}

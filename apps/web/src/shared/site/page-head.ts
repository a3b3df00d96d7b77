import { useEffect } from 'react';
import { useConfig } from '../config/index.ts';
import { useSite } from './site.ts';

export interface PageHead {
  readonly description: string | undefined;
  /** The page's address within the site, for example `/support/about-us`. */
  readonly path: string;
}

const usual = 'usual';

function describe(description: string | undefined): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=description]');
  if (!meta) return;
  meta.dataset[usual] ??= meta.content;
  meta.content = description ?? meta.dataset[usual];
}

function canonicalLink(): HTMLLinkElement {
  const known = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (known) return known;
  const link = document.createElement('link');
  link.rel = 'canonical';
  document.head.append(link);
  return link;
}

/** Describes a page to search engines as long as it is shown: its meta description and its canonical address. */
export function usePageHead({ description, path }: PageHead): void {
  const { siteUrl } = useConfig();
  const { url } = useSite();
  useEffect(() => {
    canonicalLink().href = `${siteUrl || url}${path}`;
    return () => {
      canonicalLink().remove();
    };
  }, [siteUrl, url, path]);
  useEffect(() => {
    describe(description);
    return () => {
      describe(undefined);
    };
  }, [description]);
}

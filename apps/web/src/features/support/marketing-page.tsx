import { ErrorState, Skeleton } from '@magpie/ui';
import { useMemo, type JSX } from 'react';
import { sectionsOf } from './markdown/read-markdown.ts';
import { Facts } from './marketing/facts.tsx';
import { Hero } from './marketing/hero.tsx';
import { factsOf } from './marketing/layout.ts';
import { Sections } from './marketing/sections.tsx';
import { PrintStyle } from './print.tsx';
import type { MarketingKey } from './text/keys.ts';
import { useTextPage } from './use-text-page.ts';

export interface MarketingPageProps {
  readonly page: MarketingKey;
}

function Loading(): JSX.Element {
  return (
    <div role="status" aria-label="Loading">
      <Skeleton height="80" />
    </div>
  );
}

function Content({ page }: MarketingPageProps): JSX.Element {
  const { title, description, art, body, failed, retry } = useTextPage(page);
  const source = body?.source ?? '';
  const sections = useMemo(() => sectionsOf(source), [source]);
  const facts = factsOf(sections);
  if (failed) return <ErrorState level={1} onRetry={retry} />;
  if (title === null) return <Loading />;
  return (
    <article>
      <PrintStyle />
      <Hero page={page} title={title} description={description} art={art} />
      {facts && <Facts token={facts} />}
      <Sections sections={sections} />
    </article>
  );
}

/** One of the static marketing pages (SHELL-45): its claim, its facts, and a section for each heading of its text. */
export function MarketingPage({ page }: MarketingPageProps): JSX.Element {
  return <Content key={page} page={page} />;
}

import type { JSX } from 'react';
import { TextPage } from './text-page.tsx';
import type { MarketingKey } from './texts.ts';

/** Props of {@link MarketingPage}. */
export interface MarketingPageProps {
  readonly page: MarketingKey;
}

/** One of the static marketing pages (SHELL-45). */
export function MarketingPage({ page }: MarketingPageProps): JSX.Element {
  return <TextPage key={page} text={page} />;
}

import type { JSX, ReactNode } from 'react';
import { usePageTitle } from '#shared/site/index.ts';

export interface PageTitleProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page whose title in the browser's tab does not depend on what it shows. */
export function PageTitle({ title, children }: PageTitleProps): JSX.Element {
  usePageTitle(title);
  return <>{children}</>;
}

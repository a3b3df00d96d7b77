import type { JSX, ReactNode } from 'react';
import { usePageTitle } from '#shared/site/index.ts';

export interface PageTitleProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function PageTitle({ title, children }: PageTitleProps): JSX.Element {
  usePageTitle(title);
  return <>{children}</>;
}

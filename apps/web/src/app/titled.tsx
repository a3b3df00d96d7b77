import type { JSX, ReactNode } from 'react';
import { usePageTitle, useTakeOver } from '../shared/site/index.ts';

/** Props of {@link Titled}. */
export interface TitledProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page whose title in the browser's tab does not depend on what it shows. */
export function Titled({ title, children }: TitledProps): JSX.Element {
  usePageTitle(title);
  useTakeOver(true);
  return <>{children}</>;
}

import { TopProgress } from '@magpie/ui';
import type { JSX } from 'react';
import { useNavigating } from '../shared/navigation/index.ts';

/** The bar at the top edge while a page navigation is under way (SHELL-37). */
export function NavigationProgress(): JSX.Element {
  return <TopProgress active={useNavigating()} />;
}

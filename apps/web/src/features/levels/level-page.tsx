import { levelRouteShows, type LevelPage } from '@magpie/domain/site';
import type { JSX } from 'react';
import { modals } from '#shared/modals/index.ts';
import { useModalOverHome } from '#shared/navigation/index.ts';
import { useSite } from '#shared/site/index.ts';
import { LevelDetails } from './level-details.tsx';

function openLevels(): void {
  modals.open('levelModal');
}

/** The details on the route that the brand chose; on another one levelModal over the home page (SHELL-09). */
function LevelRoute({ route }: { readonly route: Exclude<LevelPage, 'modal'> }): JSX.Element | null {
  const { levelPage } = useSite();
  const elsewhere = levelRouteShows(route, levelPage) === 'modal';
  useModalOverHome(elsewhere, openLevels);
  return elsewhere ? null : <LevelDetails heading />;
}

/** '/vip' (SHELL-09). */
export function VipPage(): JSX.Element {
  return <LevelRoute route="vip" />;
}

/** '/leveling-system' (SHELL-09). */
export function LevelingSystemPage(): JSX.Element {
  return <LevelRoute route="leveling-system" />;
}

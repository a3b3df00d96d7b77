import { VisuallyHidden } from '@magpie/ui';
import type { JSX, ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { lazyPart } from '#shared/navigation/index.ts';
import { Part } from '#shared/page/index.ts';
import { LobbyList } from '../list/lobby-list.tsx';
import { casinoAddress } from '../types/casino-menu.ts';
import { pageViewOf } from '../types/page-view.ts';
import { useGameTypes } from '../types/use-game-types.ts';

const MemberGames = lazyPart(() => import('../member/member-games.tsx'), 'MemberGames');

export interface CasinoTypePageProps {
  /** What stands in the place of a page that does not exist (SHELL-05). */
  readonly notFound: ReactNode;
}

/** Types are configured: a new one works without a change here (SHELL-03, SHELL-04). Other words are unknown (SHELL-05). */
export function CasinoTypePage({ notFound }: CasinoTypePageProps): JSX.Element {
  const { type = '' } = useParams();
  const gameTypes = useGameTypes();
  const view = pageViewOf(type, gameTypes.types);
  const { kind } = view.page;
  if (kind === 'FAVOURITES' || kind === 'RECENT')
    return (
      <>
        <VisuallyHidden as="h1">{view.title}</VisuallyHidden>
        <Part>
          <MemberGames kind={kind} title={view.title} gameTypes={gameTypes} />
        </Part>
      </>
    );
  if (kind !== 'TYPE' && kind !== 'POPULAR') return <>{notFound}</>;
  const settled = gameTypes.types !== null || gameTypes.failed || kind === 'POPULAR';
  return (
    <>
      <VisuallyHidden as="h1">{view.title}</VisuallyHidden>
      <LobbyList gameTypes={gameTypes} address={casinoAddress} pending={!settled} {...view} />
    </>
  );
}

import { VisuallyHidden } from '@magpie/ui';
import { useEffect, type JSX } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '#shared/navigation/index.ts';
import { Part } from '#shared/page/index.ts';
import { LobbyList } from '../list/lobby-list.tsx';
import { homeAddress } from '../types/casino-menu.ts';
import { readListState } from '../list/list-words.ts';
import { useGameTypes } from '../types/use-game-types.ts';
import { homeViewOf } from './home-view.ts';
import { PromoBanners } from './promo-banners.tsx';

const JackpotStrip = lazyPart(() => import('./jackpot-strip.tsx'), 'JackpotStrip');

/** The list that is searched comes to the top: what was above it has stepped aside. */
function useTopOnSearch(searching: boolean): void {
  useEffect(() => {
    if (searching) window.scrollTo(0, 0);
  }, [searching]);
}

/** '/': promo banners, jackpots and the games lobby, whose filter the casino menu changes (SHELL-01). A search has the page to itself. */
export function HomePage(): JSX.Element {
  const gameTypes = useGameTypes();
  const [query] = useSearchParams();
  const view = homeViewOf(query.get('type'), gameTypes.types);
  const searching = readListState(query).name !== '';
  useTopOnSearch(searching);
  return (
    <>
      <VisuallyHidden as="h1">Casino lobby</VisuallyHidden>
      {!searching && (
        <>
          <Part failed={null}>
            <PromoBanners />
          </Part>
          <Part failed={null}>
            <JackpotStrip />
          </Part>
        </>
      )}
      <LobbyList gameTypes={gameTypes} address={homeAddress} ownRows={view.current === 'lobby'} {...view} />
    </>
  );
}

import { casinoPage } from '@magpie/domain/games';
import { ErrorState, VisuallyHidden } from '@magpie/ui';
import type { JSX } from 'react';
import { usePromoExclusion } from '../../play/index.ts';
import { FoundGames } from '../list/found-games.tsx';
import { useListState } from '../list/list-state.ts';
import { casinoEntries } from '../types/casino-menu.ts';
import { useGameTypes, type GameTypes } from '../types/use-game-types.ts';
import { CasinoBar } from './casino-bar.tsx';
import { OwnRows } from '../list/own-rows.tsx';
import { TypeRow } from './type-row.tsx';

const firstRows = 2;

function Rows({ gameTypes }: { readonly gameTypes: GameTypes }): JSX.Element {
  const { types, failed, retry } = gameTypes;
  const exclusionOf = usePromoExclusion();
  if (failed) return <ErrorState onRetry={retry} />;
  const rows = casinoEntries(types ?? []).flatMap((entry) => {
    const page = casinoPage(entry.slug, types ?? []);
    return page.kind === 'TYPE' || page.kind === 'POPULAR' ? [{ entry, page }] : [];
  });
  return (
    <div aria-busy={types === null}>
      {rows.map(({ entry, page }, index) => (
        <TypeRow
          key={entry.slug}
          entry={entry}
          page={page}
          exclusionOf={exclusionOf}
          eager={index < firstRows}
        />
      ))}
    </div>
  );
}

function Overview({ gameTypes }: { readonly gameTypes: GameTypes }): JSX.Element {
  return (
    <>
      <OwnRows />
      <Rows gameTypes={gameTypes} />
    </>
  );
}

/** The tab Lobby with a row of games per type (GAMES-09, GAMES-22). A search shows all games as one list. */
export function CasinoPage(): JSX.Element {
  const gameTypes = useGameTypes();
  const [, , { name }] = useListState();
  return (
    <>
      <VisuallyHidden as="h1">Casino lobby</VisuallyHidden>
      <CasinoBar gameTypes={gameTypes} current="lobby" />
      {name === '' ? (
        <Overview gameTypes={gameTypes} />
      ) : (
        <FoundGames page={{ kind: 'LOBBY' }} title="Lobby" />
      )}
    </>
  );
}

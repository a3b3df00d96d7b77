import type { CasinoPage } from '@magpie/domain/games';
import type { JSX } from 'react';
import { GameListView } from './game-list-view.tsx';
import { gamesVariables } from './games-variables.ts';
import { ListChoices } from './list-choices.tsx';
import { headingOf } from './list-heading.ts';
import { useListState } from './list-state.ts';
import { useGameList } from './use-game-list.ts';

export interface FoundGamesProps {
  readonly page: CasinoPage;
  readonly title: string;
  readonly withoutProviders?: boolean;
}

/** The games that are searched or chosen, below a bar that stays what it is while somebody types in it. */
export function FoundGames({ page, title, withoutProviders = false }: FoundGamesProps): JSX.Element {
  const [state, change, shown] = useListState();
  const list = useGameList(gamesVariables(page, shown));
  return (
    <GameListView
      {...headingOf(title, shown, list)}
      list={list}
      choices={<ListChoices state={state} onChange={change} withoutProviders={withoutProviders} />}
      onClear={() => {
        change({ name: '', providers: [] });
      }}
    />
  );
}

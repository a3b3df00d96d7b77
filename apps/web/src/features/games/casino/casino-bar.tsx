import type { JSX } from 'react';
import { GameSearch } from '../list/game-search.tsx';
import { Toolbar } from '../list/lobby-list.tsx';
import { useListState } from '../list/list-state.ts';
import { casinoAddress } from '../types/casino-menu.ts';
import { TypeChips } from '../types/type-chips.tsx';
import type { GameTypes } from '../types/use-game-types.ts';

export interface CasinoBarProps {
  readonly gameTypes: GameTypes;
  readonly current: 'lobby' | 'providers' | 'favourites' | 'recent';
}

/** The tabs of the casino and the search, on a page that counts no games. */
export function CasinoBar({ gameTypes, current }: CasinoBarProps): JSX.Element {
  const [{ name }, change] = useListState();
  return (
    <Toolbar>
      <TypeChips gameTypes={gameTypes} current={current} address={casinoAddress} />
      <GameSearch
        name={name}
        count={null}
        onSearch={(searched) => {
          change({ name: searched });
        }}
      />
    </Toolbar>
  );
}

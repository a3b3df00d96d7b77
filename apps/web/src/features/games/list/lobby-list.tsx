import { chakra } from '@chakra-ui/react';
import type { CasinoPage } from '@magpie/domain/games';
import { Skeleton } from '@magpie/ui';
import type { JSX } from 'react';
import { lazyPart } from '#shared/navigation/index.ts';
import { Part } from '#shared/page/index.ts';
import { TypeChips } from '../types/type-chips.tsx';
import type { CasinoEntry } from '../types/casino-menu.ts';
import type { GameTypes } from '../types/use-game-types.ts';
import { GameListView } from './game-list-view.tsx';
import { GameSearch } from './game-search.tsx';
import { gamesVariables } from './games-variables.ts';
import { headingOf } from './list-heading.ts';
import { useListState } from './list-state.ts';
import { OwnRows } from './own-rows.tsx';
import { useGameList } from './use-game-list.ts';

export const Toolbar = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column-reverse', lg: 'row' },
    // The lower line, which is read first, does not give way to the upper one.
    minHeight: { base: 'calc({sizes.11} + {spacing.3} + {sizes.13})', lg: '0' },
    alignItems: { base: 'stretch', lg: 'center' },
    gap: { base: '3', md: '4' },
    mt: { base: '5', md: '6' },
    // Where it begins the page, the page's own edge is room enough.
    'h1 + &': { mt: '0' },
    mb: { base: '5', md: '6' },
  },
});

/** The games do not wait for what narrows them; its place is held. */
const ListChoices = lazyPart(() => import('./list-choices.tsx'), 'ListChoices');
const comingChoices = (
  <Skeleton w={{ base: 'full', sm: '80' }} h={{ base: '24', sm: '11', md: '10' }} borderRadius="md" />
);

export interface LobbyListProps {
  readonly gameTypes: GameTypes;
  readonly page: CasinoPage;
  readonly current: string;
  readonly address: (entry: CasinoEntry) => string;
  readonly title: string;
  /** Whether the member's own rows stand above the games while nothing is searched. */
  readonly ownRows?: boolean;
  /** Whether it is not yet known if the page exists. */
  readonly pending?: boolean;
}

/** The casino menu, the search and the games of one type, as the home page and the casino pages show them. */
export function LobbyList({
  gameTypes,
  page,
  current,
  address,
  title,
  ownRows = false,
  pending = false,
}: LobbyListProps): JSX.Element {
  const [state, change, shown] = useListState();
  const list = useGameList(gamesVariables(page, shown));
  const narrowed = shown.name !== '' || shown.providers.length > 0;
  return (
    <>
      <Toolbar>
        <TypeChips gameTypes={gameTypes} current={current} address={address} />
        <GameSearch
          name={state.name}
          count={narrowed || list.games === null ? null : list.total}
          onSearch={(name) => {
            change({ name });
          }}
        />
      </Toolbar>
      {ownRows && !narrowed && <OwnRows />}
      <GameListView
        {...headingOf(title, shown, list)}
        list={list}
        pending={pending}
        choices={
          <Part fallback={comingChoices}>
            <ListChoices state={state} onChange={change} />
          </Part>
        }
        onClear={
          narrowed
            ? () => {
                change({ name: '', providers: [] });
              }
            : undefined
        }
      />
    </>
  );
}

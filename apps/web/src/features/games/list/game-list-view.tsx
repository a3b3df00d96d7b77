import { chakra } from '@chakra-ui/react';
import { gamesPageSize } from '@magpie/domain/games';
import { Button, EmptyState, ErrorState, Heading, Text } from '@magpie/ui';
import type { JSX, ReactNode } from 'react';
import { lazyPart } from '#shared/navigation/index.ts';
import { Part } from '#shared/page/index.ts';
import { usePromoExclusion, type PromoExclusion } from '../../play/index.ts';
import { GameCards } from './game-cards.tsx';
import type { GameList } from './use-game-list.ts';

/** Below the fold, so that the first tiles need not wait for its code. */
const MoreGames = lazyPart(() => import('./more-games.tsx'), 'MoreGames');

const firstScreen = 12;

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '3',
    mb: '4',
  },
});

export interface GameListViewProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly list: GameList;
  readonly choices?: ReactNode;
  readonly onClear?: (() => void) | undefined;
  /** Whether the page itself is still being found out, so that nothing is shown yet. */
  readonly pending?: boolean;
}

function NoGames({ onClear }: Pick<GameListViewProps, 'onClear'>): JSX.Element {
  return (
    <EmptyState
      level={3}
      title="No Games found"
      spot="no-games"
      action={
        onClear && (
          <Button variant="inverse" onClick={onClear}>
            Clear search and filters
          </Button>
        )
      }
    >
      There are no games found at the moment. Please check back later or explore other options.
    </EmptyState>
  );
}

interface BodyProps extends GameListViewProps {
  readonly exclusionOf: PromoExclusion;
}

function Body({ title, list, onClear, exclusionOf, pending = false }: BodyProps): JSX.Element {
  const { games, total, loadingMore } = list;
  if (list.failed) return <ErrorState level={3} onRetry={list.retry} />;
  if (games === null || pending)
    return <GameCards label={title} games={[]} exclusionOf={exclusionOf} skeletons={gamesPageSize} />;
  if (games.length === 0) return <NoGames onClear={onClear} />;
  const coming = loadingMore ? Math.min(gamesPageSize, total - games.length) : 0;
  return (
    <>
      <GameCards
        label={title}
        games={games}
        exclusionOf={exclusionOf}
        skeletons={Math.max(0, coming)}
        entering
        pageSize={gamesPageSize}
        eager={firstScreen}
      />
      <Part>
        <MoreGames list={list} shown={games.length} />
      </Part>
    </>
  );
}

/** A game list with its title and choices, in every state: on its way, failed, empty (GAMES-02), shown. */
export function GameListView(props: GameListViewProps): JSX.Element {
  const { title, note, choices } = props;
  const exclusionOf = usePromoExclusion();
  return (
    <section aria-label={title}>
      <Head>
        <div>
          <Heading level={2} size="heading.lg">
            {title}
          </Heading>
          {note !== undefined && (
            <Text size="body.sm" tone="subtle">
              {note}
            </Text>
          )}
        </div>
        {choices}
      </Head>
      <Body {...props} exclusionOf={exclusionOf} />
    </section>
  );
}

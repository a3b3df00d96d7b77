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

/** A few pages are quicker without it, and 'Load more' shows them one after another (GAMES-06). */
const LongCards = lazyPart(() => import('./long-cards.tsx'), 'LongCards');

/** From how many games on only those near the screen are in the page. */
const longFrom = 60;

/** Few searches need them. */
const CloseMatches = lazyPart(() => import('./close-matches.tsx'), 'CloseMatches');

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
          <Button
            variant="inverse"
            onClick={() => {
              onClear();
              // The button goes, and the focus with it.
              document.getElementById('main')?.focus({ preventScroll: true });
            }}
          >
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
  const coming = loadingMore ? Math.max(0, Math.min(gamesPageSize, total - games.length)) : 0;
  const exact = games.slice(0, total - list.close);
  const close = games.slice(exact.length);
  const shared = { exclusionOf, entering: true, pageSize: gamesPageSize };
  const cards = { label: title, games: exact, skeletons: close.length > 0 ? 0 : coming };
  const all = <GameCards {...shared} {...cards} eager={firstScreen} />;
  return (
    <>
      {exact.length > longFrom ? (
        <Part fallback={all} failed={all}>
          <LongCards {...cards} exclusionOf={exclusionOf} total={total} />
        </Part>
      ) : (
        (exact.length > 0 || close.length === 0) && all
      )}
      {close.length > 0 && (
        <Part>
          <CloseMatches {...shared} games={close} skeletons={coming} headed={exact.length > 0} />
        </Part>
      )}
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

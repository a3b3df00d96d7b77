import { chakra } from '@chakra-ui/react';
import { displayingText } from '@magpie/domain/games';
import { Alert, Button, Progress } from '@magpie/ui';
import { focusByArrow } from '@magpie/ui/data';
import { useEffect, useEffectEvent, useRef, type JSX, type RefObject } from 'react';
import { useRetryOnline } from '#shared/online/index.ts';
import { useSite } from '#shared/site/index.ts';
import { useColumns } from './use-columns.ts';
import type { GameList } from './use-game-list.ts';

const Foot = chakra('div', {
  base: { display: 'grid', justifyItems: 'center', gap: '3.5', pt: '10', pb: '2' },
});

/** How far before its end the list loads on when the brand scrolls without end: two screens. */
const loadAhead = '200%';

function EndWatcher({ onReached }: { readonly onReached: () => void }): JSX.Element {
  const mark = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(onReached);
  useEffect(() => {
    const watched = mark.current;
    if (!watched) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) reached();
      },
      { rootMargin: loadAhead },
    );
    observer.observe(watched);
    return () => {
      observer.disconnect();
    };
  }, []);
  return <div ref={mark} />;
}

/** Lets the arrows lead through the games of the section that an element stands in. */
function useArrows(within: RefObject<Element | null>): void {
  const columns = useColumns();
  useEffect(() => {
    const section = within.current?.closest('section');
    const move = (event: KeyboardEvent) => {
      focusByArrow(event, columns);
    };
    section?.addEventListener('keydown', move);
    return () => {
      section?.removeEventListener('keydown', move);
    };
  }, [within, columns]);
}

/** The count (GAMES-03) and 'Load more' (GAMES-04); with infinite scroll it shows only after a failure (GAMES-05). */
export function MoreGames({ list, shown }: { readonly list: GameList; readonly shown: number }): JSX.Element {
  const { infiniteScroll } = useSite();
  const status = useRef<HTMLParagraphElement>(null);
  const { total, hasMore, loadingMore, moreFailed } = list;
  useArrows(status);
  useRetryOnline(moreFailed, list.loadMore);
  const finished = list.pages > 1 && !hasMore;
  useEffect(() => {
    // The button that had focus is gone, so focus goes to what took its place.
    if (finished && document.activeElement === document.body) status.current?.focus({ preventScroll: true });
  }, [finished]);
  return (
    <Foot>
      <chakra.p ref={status} role="status" tabIndex={-1} textStyle="body.sm" color="fg.muted">
        {displayingText(shown, total)}
      </chakra.p>
      <Progress
        w="55"
        size="sm"
        percent={total === 0 ? 100 : (shown / total) * 100}
        label="Games displayed"
        valueText={displayingText(shown, total)}
      />
      {moreFailed && (
        <Alert tone="danger" role="alert">
          The next games didn’t load. Try again.
        </Alert>
      )}
      {hasMore && infiniteScroll && !loadingMore && !moreFailed && (
        <EndWatcher key={shown} onReached={list.loadMore} />
      )}
      {hasMore && (!infiniteScroll || moreFailed) && (
        <Button variant="outline" loading={loadingMore} onClick={list.loadMore}>
          Load more
        </Button>
      )}
    </Foot>
  );
}

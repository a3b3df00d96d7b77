import { chakra } from '@chakra-ui/react';
import { daysOfEnded } from '@magpie/domain/tournaments';
import { Button, ErrorState, Heading, Text } from '@magpie/ui';
import { useEffect, useRef, useState, type JSX } from 'react';
import { CardGrid, CardGridSkeleton } from '#shared/offers/index.ts';
import { LineNotLoaded } from '#shared/page/index.ts';
import { TournamentCard } from './tournament-card.tsx';
import { useEndedTournaments, type Tournament } from './use-tournaments.ts';

const Ended = chakra('section', { base: { display: 'grid', gap: '4', mt: '10' } });
const Foot = chakra('div', { base: { display: 'grid', justifyItems: 'center' } });

interface CardsProps {
  readonly label: string;
  readonly tournaments: readonly Tournament[];
}

const Cards = ({ label, tournaments }: CardsProps): JSX.Element => (
  <CardGrid list="promos" label={label}>
    {tournaments.map((tournament) => (
      <li key={tournament.id}>
        <TournamentCard tournament={tournament} />
      </li>
    ))}
  </CardGrid>
);

interface EarlierProps {
  /** Null where no more follow. */
  readonly after: string | null;
  /** How many more pages were asked for. */
  readonly pages: number;
  readonly onMore: () => void;
}

/** The pages that were asked for, then 'Load more' until all are shown. Each begins where the page before it ends now. */
function Earlier({ after, pages, onMore }: EarlierProps): JSX.Element | null {
  if (after === null) return null;
  if (pages > 0) return <EarlierPage after={after} pages={pages - 1} onMore={onMore} />;
  return (
    <Foot>
      <Button variant="outline" onClick={onMore}>
        Load more
      </Button>
    </Foot>
  );
}

function EarlierPage({ after, ...more }: EarlierProps): JSX.Element {
  const { tournaments, next, failed, retrying, retry } = useEndedTournaments(after);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had focus is gone, so focus goes to what took its place.
    place.current?.focus({ preventScroll: true });
  }, []);
  if (failed) return <ErrorState level={3} onRetry={retry} retrying={retrying} />;
  return (
    <>
      <div
        ref={place}
        tabIndex={-1}
        role="group"
        aria-label={tournaments ? 'Earlier tournaments' : 'Loading earlier tournaments'}
      >
        {tournaments ? (
          <Cards label="Earlier tournaments" tournaments={tournaments} />
        ) : (
          <CardGridSkeleton list="promos" />
        )}
      </div>
      <Earlier {...more} after={next} />
    </>
  );
}

/** How the last tournaments came out, with the member's own rank and prize; nothing while there are none. */
export function EndedTournaments(): JSX.Element | null {
  const { tournaments, next, failed, retrying, retry } = useEndedTournaments(null);
  const [pages, setPages] = useState(0);
  if (failed) {
    return (
      <LineNotLoaded mt="10" retry={retry} retrying={retrying}>
        The tournaments that have ended could not be loaded.
      </LineNotLoaded>
    );
  }
  if (!tournaments || tournaments.length === 0) return null;
  return (
    <Ended aria-labelledby="ended-tournaments">
      <div>
        <Heading id="ended-tournaments" level={2} size="heading.lg">
          Ended
        </Heading>
        <Text tone="muted" mt="1">
          How the tournaments of the last {daysOfEnded} days came out.
        </Text>
      </div>
      <Cards label="Ended tournaments" tournaments={tournaments} />
      <Earlier
        after={next}
        pages={pages}
        onMore={() => {
          setPages(pages + 1);
        }}
      />
    </Ended>
  );
}

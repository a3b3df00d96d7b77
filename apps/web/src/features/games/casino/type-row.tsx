import { chakra } from '@chakra-ui/react';
import { gridColumns, type CasinoPage } from '@magpie/domain/games';
import { useGamesQuery } from '@magpie/gql/games';
import { Alert, Button, Heading, Link as TextLink, useMedia } from '@magpie/ui';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { useRetryOnline } from '#shared/online/index.ts';
import type { PromoExclusion } from '../../play/index.ts';
import { GameCards } from '../list/game-cards.tsx';
import { casinoAddress, type CasinoEntry } from '../types/casino-menu.ts';
import { TypeIcon } from '../types/type-icon.tsx';
import { gamesVariables } from '../list/games-variables.ts';

const Section = chakra('section', { base: { mb: { base: '8', md: '10' } } });
const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    mb: '3',
    minH: '11',
  },
});

const rowSize = 6;

/** How many games fit beside each other on this screen (GAMES-01). */
function useColumns(): number {
  const four = useMedia('(min-width: 768px)');
  const five = useMedia('(min-width: 1024px)');
  const six = useMedia('(min-width: 1280px)');
  if (six) return gridColumns(1280);
  if (five) return gridColumns(1024);
  return gridColumns(four ? 768 : 0);
}

export interface TypeRowProps {
  readonly entry: CasinoEntry;
  readonly page: CasinoPage;
  readonly exclusionOf: PromoExclusion;
  /** Load the covers at once, for the rows of the first screen. */
  readonly eager: boolean;
}

/** One row of the lobby: the most played games of a type and the link to its list (GAMES-22). A type without games has none. */
export function TypeRow({ entry, page, exclusionOf, eager }: TypeRowProps): JSX.Element | null {
  const columns = useColumns();
  const variables = {
    ...gamesVariables(page, { name: '', providers: [], order: 'popular' }),
    first: rowSize,
  };
  const { data, error, loading, refetch } = useGamesQuery({ variables });
  const failed = error !== undefined && !data;
  const retry = () => {
    refetch().catch(() => undefined);
  };
  useRetryOnline(failed, retry);
  const games = data?.games.edges.slice(0, columns).map(({ node }) => node) ?? [];
  if (data && games.length === 0) return null;
  const all = data ? `All ${String(data.games.totalCount)}` : 'All';
  return (
    <Section aria-label={entry.label}>
      <Head>
        <Heading level={2} size="heading.lg" display="flex" alignItems="center" gap="2">
          <TypeIcon slug={entry.slug} />
          {entry.label}
        </Heading>
        <TextLink asChild>
          <Link to={casinoAddress(entry)} aria-label={`${all} games: ${entry.label}`}>
            {all}
          </Link>
        </TextLink>
      </Head>
      {failed ? (
        <Alert
          tone="danger"
          role="alert"
          action={
            <Button size="sm" loading={loading} onClick={retry}>
              Try again
            </Button>
          }
        >
          These games didn’t load.
        </Alert>
      ) : (
        <GameCards
          label={entry.label}
          games={games}
          exclusionOf={exclusionOf}
          columns={columns}
          entering
          eager={eager ? columns : 0}
          skeletons={data ? 0 : columns}
        />
      )}
    </Section>
  );
}

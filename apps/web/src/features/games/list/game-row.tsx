import { chakra } from '@chakra-ui/react';
import { displayCount } from '@magpie/domain/format';
import { gamesCountText } from '@magpie/domain/games';
import type { GameTile_gameFragment } from '@magpie/gql/games';
import { Heading, Link as TextLink } from '@magpie/ui';
import type { JSX, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { shownLocale } from '#shared/locale/index.ts';
import { AlertNotLoaded } from '#shared/page/index.ts';
import type { PromoExclusion } from '../../play/index.ts';
import { GameCards, type GameCardsProps } from './game-cards.tsx';
import { useColumns } from './use-columns.ts';

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

/** The most games that a row shows on any screen. */
export const rowSize = 6;

export interface GameRowProps extends Pick<GameCardsProps, 'noteOf'> {
  readonly title: string;
  readonly icon: ReactNode;
  /** Where all games of the row are. */
  readonly address: string;
  /** `null` while they are on their way. */
  readonly games: readonly GameTile_gameFragment[] | null;
  readonly total: number | undefined;
  readonly exclusionOf: PromoExclusion;
  /** Load the covers at once, for the rows of the first screen. */
  readonly eager: boolean;
  readonly failure?: { readonly loading: boolean; readonly retry: () => void };
}

/** Of the link to all games; what is heard begins with what is shown, for which a phone has less room. */
function wordsOf(total: number | undefined): { readonly shown: string; readonly heard: string } {
  if (total === undefined) return { shown: 'All', heard: 'All games' };
  const games = gamesCountText(total, shownLocale());
  if (total === 1) return { shown: games, heard: games };
  return { shown: `All ${displayCount(total, shownLocale())}`, heard: `All ${games}` };
}

/** As many games as fit beside each other, and the link to all of them. */
export function GameRow(props: GameRowProps): JSX.Element {
  const { title, icon, address, games, total, exclusionOf, noteOf, eager, failure } = props;
  const columns = useColumns();
  const { shown, heard } = wordsOf(total);
  return (
    <Section aria-label={title}>
      <Head>
        <Heading level={2} size="heading.lg" display="flex" alignItems="center" gap="2">
          {icon}
          {title}
        </Heading>
        <TextLink asChild alone flexShrink="0">
          <Link to={address} aria-label={`${heard}: ${title}`}>
            {shown}
          </Link>
        </TextLink>
      </Head>
      {failure ? (
        <AlertNotLoaded tone="danger" retry={failure.retry} retrying={failure.loading}>
          These games didn’t load.
        </AlertNotLoaded>
      ) : (
        <GameCards
          label={title}
          games={games?.slice(0, columns) ?? []}
          exclusionOf={exclusionOf}
          columns={columns}
          entering
          eager={eager ? columns : 0}
          skeletons={games ? 0 : columns}
          {...(noteOf && { noteOf })}
        />
      )}
    </Section>
  );
}

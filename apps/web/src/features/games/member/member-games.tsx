import { skipToken } from '@apollo/client/react';
import type { GameTile_gameFragment } from '@magpie/gql/games';
import { useFavoriteGamesQuery, useRecentGamesQuery } from '@magpie/gql/member-games';
import { Button, EmptyState, ErrorState, Heading } from '@magpie/ui';
import type { JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRetryOnline } from '#shared/online/index.ts';
import { paths } from '#shared/navigation/index.ts';
import { usePromoExclusion } from '../../play/index.ts';
import { askIn, useSession } from '../../session/index.ts';
import { CasinoBar } from '../casino/casino-bar.tsx';
import { GameCards } from '../list/game-cards.tsx';
import type { GameTypes } from '../types/use-game-types.ts';
import { openRoundNote, recentFreshness } from './recent.ts';
import { useFavouriteGames } from './use-favourites.ts';

type Kind = 'FAVOURITES' | 'RECENT';

const words = {
  FAVOURITES: {
    slug: 'favourites',
    title: 'No favourites yet',
    text: 'Press the heart on a game to keep it here, on every device.',
    visitor: 'Log in to see your favourites',
  },
  RECENT: {
    slug: 'recent',
    title: 'Nothing played yet',
    text: 'Games that you play show here, the latest first, on every device.',
    visitor: 'Log in to see what you played',
  },
} as const satisfies Record<Kind, object>;

interface OwnList {
  /** `null` while they are not known. */
  readonly games: readonly GameTile_gameFragment[] | null;
  readonly failed: boolean;
  readonly retry: () => void;
  readonly noteOf?: ReturnType<typeof openRoundNote>;
}

function useOwnList(kind: Kind): OwnList {
  const favourites = useFavouriteGames();
  const kept = useFavoriteGamesQuery(kind === 'FAVOURITES' ? { fetchPolicy: 'cache-first' } : skipToken);
  const played = useRecentGamesQuery(kind === 'RECENT' ? recentFreshness : skipToken);
  const asked = kind === 'FAVOURITES' ? kept : played;
  const retry = () => {
    asked.refetch().catch(() => undefined);
  };
  const recent = played.data?.recentGames;
  const games = kind === 'FAVOURITES' ? favourites : (recent?.map(({ game }) => game) ?? null);
  return {
    games,
    failed: asked.error !== undefined && games === null,
    retry,
    ...(recent && { noteOf: openRoundNote(recent) }),
  };
}

function OwnGames({ kind, title }: { readonly kind: Kind; readonly title: string }): JSX.Element {
  const { games, failed, retry, noteOf } = useOwnList(kind);
  const exclusionOf = usePromoExclusion();
  const navigate = useNavigate();
  useRetryOnline(failed, retry);
  if (failed) return <ErrorState level={3} onRetry={retry} />;
  if (games?.length === 0)
    return (
      <EmptyState
        level={3}
        title={words[kind].title}
        spot="no-games"
        action={
          <Button variant="inverse" onClick={() => void navigate(paths.casinoType('popular'))}>
            See popular games
          </Button>
        }
      >
        {words[kind].text}
      </EmptyState>
    );
  return (
    <GameCards
      label={title}
      games={games ?? []}
      exclusionOf={exclusionOf}
      skeletons={games ? 0 : 6}
      eager={12}
      {...(noteOf && { noteOf })}
    />
  );
}

export interface MemberGamesProps {
  readonly kind: Kind;
  readonly title: string;
  readonly gameTypes: GameTypes;
}

/** '/casino/favourites' and '/casino/recent': the games that a member keeps, and those played last. */
export function MemberGames({ kind, title, gameTypes }: MemberGamesProps): JSX.Element {
  const { account, settled } = useSession();
  const { slug, visitor, text } = words[kind];
  const visiting = settled && !account;
  return (
    <>
      <CasinoBar gameTypes={gameTypes} current={slug} />
      <section aria-label={title}>
        <Heading level={2} size="heading.lg" mb="4">
          {title}
        </Heading>
        {visiting ? (
          <EmptyState
            level={3}
            title={visitor}
            spot="no-games"
            action={
              <Button
                variant="inverse"
                onClick={() => {
                  askIn('loginModal', paths.casinoType(slug));
                }}
              >
                Log in
              </Button>
            }
          >
            {text}
          </EmptyState>
        ) : (
          <OwnGames kind={kind} title={title} />
        )}
      </section>
    </>
  );
}

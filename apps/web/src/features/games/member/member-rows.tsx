import { useRecentGamesQuery } from '@magpie/gql/member-games';
import { Icon } from '@magpie/ui';
import { Heart, History } from 'lucide-react';
import type { JSX } from 'react';
import { paths } from '#shared/navigation/index.ts';
import { usePromoExclusion } from '../../play/index.ts';
import { GameRow } from '../list/game-row.tsx';
import { openRoundNote, recentFreshness } from './recent.ts';
import { useFavouriteGames } from './use-favourites.ts';

/** What the member played last, an open round first. Nothing where there is nothing, or where it cannot be had. */
function ContinueRow(): JSX.Element | null {
  const exclusionOf = usePromoExclusion();
  const { data } = useRecentGamesQuery(recentFreshness);
  const recent = data?.recentGames ?? [];
  if (recent.length === 0) return null;
  return (
    <GameRow
      title="Continue playing"
      icon={<Icon of={History} size="sm" />}
      address={paths.casinoType('recent')}
      games={recent.map(({ game }) => game)}
      total={recent.length}
      exclusionOf={exclusionOf}
      noteOf={openRoundNote(recent)}
      eager
    />
  );
}

function FavouritesRow(): JSX.Element | null {
  const exclusionOf = usePromoExclusion();
  const favourites = useFavouriteGames();
  if (!favourites || favourites.length === 0) return null;
  return (
    <GameRow
      title="Favourites"
      icon={<Icon of={Heart} size="sm" />}
      address={paths.casinoType('favourites')}
      games={favourites}
      total={favourites.length}
      exclusionOf={exclusionOf}
      eager={false}
    />
  );
}

export function MemberRows(): JSX.Element {
  return (
    <>
      <ContinueRow />
      <FavouritesRow />
    </>
  );
}

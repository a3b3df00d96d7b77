import type { GameTile_gameFragment } from '@magpie/gql/games';
import { GameTileSkeleton } from '@magpie/ui';
import { WindowedGrid } from '@magpie/ui/data';
import { memo, type JSX } from 'react';
import { useCard, type CardOptions } from './game-cards.tsx';
import { useColumns } from './use-columns.ts';

export interface LongCardsProps extends CardOptions {
  readonly label: string;
  readonly games: readonly GameTile_gameFragment[];
  /** How many games the list has on all pages together. */
  readonly total: number;
  readonly skeletons: number;
}

interface LongCardProps {
  readonly game: GameTile_gameFragment;
  readonly card: ReturnType<typeof useCard>;
}

/** Drawn anew for itself alone: with a page that comes, none of the cards before it changes. */
const LongCard = memo(function LongCard({ game, card }: LongCardProps): JSX.Element {
  return card(game, false);
});

/** The cards of a list that has grown long: only those near the screen are in the page. */
export function LongCards({ label, games, total, skeletons, ...options }: LongCardsProps): JSX.Element {
  const card = useCard(options);
  const columns = useColumns();
  return (
    <WindowedGrid
      label={label}
      count={games.length}
      coming={skeletons}
      total={total}
      columns={columns}
      item={(index) => {
        const game = games[index];
        return game ? <LongCard game={game} card={card} /> : <GameTileSkeleton />;
      }}
    />
  );
}

import { GameGrid, GameTile, useReducedMotion } from '@magpie/ui';
import type { GameTile_gameFragment } from '@magpie/gql/games';
import type { JSX } from 'react';
import { useLaunchGame, type PromoExclusion } from '../../play/index.ts';
import { useCardTools } from './use-card-tools.ts';

export interface CardOptions {
  /** What the member's active promo says of a game. */
  readonly exclusionOf: PromoExclusion;
  /** A word on a cover that goes before what the promo says. */
  readonly noteOf?: ((game: GameTile_gameFragment) => { readonly note?: string }) | undefined;
}

export interface GameCardsProps extends CardOptions {
  readonly label: string;
  readonly games: readonly GameTile_gameFragment[];
  readonly skeletons?: number;
  /** Cards appear one after another (GAMES-06); never with reduced motion. */
  readonly entering?: boolean;
  /** How many covers are loaded at once instead of when they come into view. */
  readonly eager?: number;
  /** Cards that are loaded together; each such page appears from its own first card on. */
  readonly pageSize?: number;
  readonly columns?: number;
}

/** Draws the card of a game, for a list of them. */
export function useCard({
  exclusionOf,
  noteOf,
}: CardOptions): (game: GameTile_gameFragment, eager: boolean) => JSX.Element {
  const launch = useLaunchGame();
  const Tools = useCardTools();
  return (game, eager) => (
    <GameTile
      key={game.id}
      name={game.name}
      provider={game.subCategory.name}
      image={game.image ?? undefined}
      tone={game.coverTone}
      eager={eager}
      {...exclusionOf(game)}
      {...noteOf?.(game)}
      tools={Tools && <Tools game={game} exclusionOf={exclusionOf} />}
      onSelect={() => {
        launch(game);
      }}
    />
  );
}

export function GameCards({
  label,
  games,
  exclusionOf,
  noteOf,
  entering = false,
  eager = 0,
  ...grid
}: GameCardsProps): JSX.Element {
  const card = useCard({ exclusionOf, noteOf });
  const still = useReducedMotion();
  return (
    <GameGrid label={label} entering={entering && !still} {...grid}>
      {games.map((game, index) => card(game, index < eager))}
    </GameGrid>
  );
}

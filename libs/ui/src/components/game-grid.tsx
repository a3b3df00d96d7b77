import { createRecipeContext } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import { Children } from 'react';
import type { ComponentRef, JSX, ReactNode } from 'react';
import { GameTileSkeleton } from './game-tile.tsx';

const { withContext } = createRecipeContext({ key: 'gameGrid' });
const Base = withContext<ComponentRef<'ul'>, HTMLChakraProps<'ul'>>('ul');

const staggerMs = 50;

export interface GameGridProps {
  readonly label: string;
  readonly children?: ReactNode;
  readonly skeletons?: number;
  readonly entering?: boolean;
  /** Tiles that come together: each such page fades in from its own first tile on. Without it all are one page. */
  readonly pageSize?: number;
  /** A fixed number of columns in place of those by page width (GAMES-01). */
  readonly columns?: number;
}

/** The grid of games: 3 columns, 4 from 768 px, 5 from 1024 px, 6 from 1280 px (GAMES-01). */
export function GameGrid({
  label,
  children,
  skeletons = 0,
  entering = false,
  pageSize,
  columns,
}: GameGridProps): JSX.Element {
  const tiles = Children.toArray(children);
  const fixed =
    columns === undefined ? undefined : { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` };
  return (
    <Base
      role="list"
      aria-label={label}
      aria-busy={skeletons > 0}
      style={fixed}
      data-columns={columns}
      {...(entering && { 'data-entering': '' })}
    >
      {tiles.map((tile, index) => (
        <li
          key={typeof tile === 'object' && 'key' in tile ? tile.key : index}
          data-part="item"
          style={
            entering ? { animationDelay: `${(index % (pageSize ?? Infinity)) * staggerMs}ms` } : undefined
          }
        >
          {tile}
        </li>
      ))}
      {Array.from({ length: skeletons }, (_, index) => (
        <li key={`skeleton-${index}`} data-part="item" aria-hidden>
          <GameTileSkeleton />
        </li>
      ))}
    </Base>
  );
}

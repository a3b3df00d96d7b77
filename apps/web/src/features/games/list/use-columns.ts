import { gridColumns } from '@magpie/domain/games';
import { useMedia } from '@magpie/ui';

/** How many games fit beside each other on this screen (GAMES-01); a page made ahead holds those of the widest. */
export function useColumns(): number {
  const four = useMedia('(min-width: 768px)');
  const five = useMedia('(min-width: 1024px)');
  const six = useMedia('(min-width: 1280px)', true);
  if (six) return gridColumns(1280);
  if (five) return gridColumns(1024);
  return gridColumns(four ? 768 : 0);
}

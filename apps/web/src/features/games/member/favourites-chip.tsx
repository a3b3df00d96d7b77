import { Chip, Icon, VisuallyHidden } from '@magpie/ui';
import { Heart } from 'lucide-react';
import { useEffect, useRef, type JSX } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/index.ts';
import { showInRow } from '../types/show-in-row.ts';

/** The member's own entry beside the casino menu, an icon only: with a word the row would not fit a laptop's screen. */
export function FavouritesChip({ current }: { readonly current: boolean }): JSX.Element {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Its code may come after the row, which has looked for its current chip by then.
    if (current) showInRow(link.current?.closest('nav'), link.current);
  }, [current]);
  return (
    <Chip asChild position="relative">
      <Link ref={link} to={paths.casinoType('favourites')} aria-current={current ? 'page' : undefined}>
        <Icon of={Heart} size="sm" />
        <VisuallyHidden>Favourites</VisuallyHidden>
      </Link>
    </Chip>
  );
}

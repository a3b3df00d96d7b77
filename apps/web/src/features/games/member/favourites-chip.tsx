import { Chip, Icon, VisuallyHidden } from '@magpie/ui';
import { Heart } from 'lucide-react';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/index.ts';

/** The member's own entry beside the casino menu, an icon only: with a word the row would not fit a laptop's screen. */
export function FavouritesChip({ current }: { readonly current: boolean }): JSX.Element {
  return (
    <Chip asChild position="relative">
      <Link to={paths.casinoType('favourites')} aria-current={current ? 'page' : undefined}>
        <Icon of={Heart} size="sm" />
        <VisuallyHidden>Favourites</VisuallyHidden>
      </Link>
    </Chip>
  );
}

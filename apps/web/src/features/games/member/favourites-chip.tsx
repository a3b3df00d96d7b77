import { Chip, Icon } from '@magpie/ui';
import { Heart } from 'lucide-react';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/index.ts';

/** The member's own entry beside the casino menu. */
export function FavouritesChip({ current }: { readonly current: boolean }): JSX.Element {
  return (
    <Chip asChild>
      <Link to={paths.casinoType('favourites')} aria-current={current ? 'page' : undefined}>
        <Icon of={Heart} size="sm" />
        Favourites
      </Link>
    </Chip>
  );
}

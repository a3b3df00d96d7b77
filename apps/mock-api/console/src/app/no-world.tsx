import { Button, EmptyState } from '@magpie/ui';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { defaultWorld, placeOf } from './places.ts';

export function NoWorld({ world }: { readonly world: string }): JSX.Element {
  return (
    <EmptyState
      title={`There is no world “${world}”`}
      level={1}
      action={
        <Button asChild variant="inverse">
          <Link to={placeOf(defaultWorld, 'worlds')}>See all worlds</Link>
        </Button>
      }
    >
      It was deleted, or the platform has been started anew without it.
    </EmptyState>
  );
}

import { Button } from '@magpie/ui';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../navigation/index.ts';

function gamesOf(providers: readonly string[]): string {
  if (providers.length === 0) return paths.casinoLobby;
  const query = new URLSearchParams(providers.map((id) => ['provider', id]));
  return `${paths.casinoProviders}?${query.toString()}`;
}

export interface PlayLinkProps {
  /** What is played for. */
  readonly name: string;
  /** Ids of the providers whose games count; none for all. */
  readonly providers: readonly string[];
}

/** 'Play': the games that count for something. */
export function PlayLink({ name, providers }: PlayLinkProps): JSX.Element {
  return (
    <Button asChild variant="inverse">
      <Link to={gamesOf(providers)} aria-label={`Play ${name}`}>
        Play
      </Link>
    </Button>
  );
}

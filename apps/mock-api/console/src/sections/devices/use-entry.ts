import { useEffect, useState } from 'react';
import { tokensOf } from '../people/token-of.ts';

export interface Entry {
  /** Where the web app is entered, logged in. */
  readonly address?: string;
  readonly problem?: string;
}

/** Logs a member in by a session of its own for one browser. */
export function useEntry(world: string, member: string, origin: string): Entry {
  const [entry, setEntry] = useState<Entry>({});
  useEffect(() => {
    let isWanted = true;
    tokensOf(world, member).then(
      () => {
        if (isWanted) setEntry({ address: `${origin}/?world=${encodeURIComponent(world)}` });
      },
      (error: unknown) => {
        if (isWanted) setEntry({ problem: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [world, member, origin]);
  return entry;
}

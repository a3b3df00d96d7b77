import { defaultCurrency } from '@magpie/domain/money';
import { lastRounds } from './store.ts';
import type { Seat } from './seat.ts';
import { fixturesOf } from './fixtures.ts';
import type { Fixture } from './fixtures.ts';
import { limitsAtCounter, toWager } from './wager.ts';
import type { Wager } from './wager.ts';

const LISTED = 10;

export interface SportsbookState {
  readonly fixtures: readonly (Omit<Fixture, 'picks'> & {
    readonly picks: readonly { readonly pick: string; readonly odds: number }[];
  })[];
  /** Smallest and largest stake, decimals of the wire. */
  readonly stakes: { readonly min: string; readonly max: string };
  /** The last bets, latest first. */
  readonly wagers: readonly Wager[];
}

export async function sportsbookState({ world, session }: Seat): Promise<SportsbookState> {
  const rows = session ? await lastRounds(world.db, session, LISTED) : [];
  return {
    fixtures: fixturesOf(world).map((fixture) => ({
      ...fixture,
      picks: fixture.picks.map(({ pick, odds }) => ({ pick, odds })),
    })),
    stakes: limitsAtCounter(session?.currency ?? defaultCurrency),
    wagers: rows.map(toWager),
  };
}

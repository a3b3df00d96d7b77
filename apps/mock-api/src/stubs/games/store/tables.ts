import type { EpochMs, JsonText, MinorUnits, Sequence } from '#platform/store/columns.ts';
import { storeArea } from '#platform/store/area.ts';
import { migrations } from './migrations.ts';

/** Rounds of the stand-in game server, so that a reload shows the last one and a repeated spin is the same spin. */
export interface GameRoundsTable {
  seq: Sequence;
  memberId: string;
  gameId: string;
  spinId: string;
  roundId: string;
  currency: string;
  stakeMinor: MinorUnits;
  payoutMinor: MinorUnits;
  balanceAfterMinor: MinorUnits;
  /** What was drawn, as JSON; its form is the game's own. */
  outcome: JsonText;
  playedAt: EpochMs;
}

declare module '#platform/store/database.ts' {
  interface Database {
    gameRounds: GameRoundsTable;
  }
}

export const gameServerStore = storeArea({
  migrations,
  flags: {},
  moments: {
    gameRounds: ['playedAt'],
  },
});

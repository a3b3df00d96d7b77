import type { CurrencyType } from '#platform/store/contract-types.ts';
import type { EpochMs, JsonText, MinorUnits, Sequence } from '#platform/store/columns.ts';
import { storeArea } from '#platform/store/area.ts';
import type { Generated } from 'kysely';
import { migrations } from './migrations.ts';

/** A pair of seeds of a member at a game: in use until it is revealed. */
export interface StudioSeedsTable {
  seq: Sequence;
  id: string;
  memberId: string;
  gameId: string;
  serverSeed: string;
  clientSeed: string;
  /** Number of the next round. */
  nonce: Generated<number>;
  createdAt: EpochMs;
  revealedAt: EpochMs | null;
}

/** OPENING: its bet is not answered. DECIDED: its win is not answered. The last three are over. */
export type RoundStatus = 'OPENING' | 'OPEN' | 'DECIDED' | 'WON' | 'LOST' | 'ROLLED_BACK';

/** Rounds of the studio: what the player decided and where the money stands; all else follows from the seeds. */
export interface StudioRoundsTable {
  seq: Sequence;
  id: string;
  memberId: string;
  gameId: string;
  /** The platform's name of the session it is played in. */
  gameSession: string;
  /** The page's name for it: the same one again is the same round. */
  requestId: string;
  modelId: string;
  currency: string;
  currencyType: CurrencyType;
  seedId: string;
  nonce: number;
  choice: JsonText;
  actions: JsonText;
  /** The stakes with what became of each, as JSON. */
  parts: JsonText;
  status: RoundStatus;
  stakeMinor: MinorUnits;
  payoutMinor: Generated<MinorUnits>;
  balanceAfterMinor: Generated<MinorUnits>;
  /** Whether the page has said that it has shown the end. */
  seen: Generated<boolean>;
  openedAt: EpochMs;
  closedAt: EpochMs | null;
  /** The autoplay that it began by; null for one that began at a press. */
  autoplayId: string | null;
  /** The platform's name of the free spins that it was begun with; null for one of the wallets. */
  freeSpins: string | null;
}

/** What a member set for rounds that begin by themselves. How it stands follows from its rounds. */
export interface StudioAutoplaysTable {
  seq: Sequence;
  id: string;
  memberId: string;
  gameId: string;
  gameSession: string;
  currency: string;
  rounds: number;
  lossLimitMinor: MinorUnits;
  winLimitMinor: MinorUnits | null;
  balanceFloorMinor: MinorUnits | null;
  stopsAtFeature: boolean;
  startedAt: EpochMs;
}

declare module '#platform/store/database.ts' {
  interface Database {
    studioAutoplays: StudioAutoplaysTable;
    studioRounds: StudioRoundsTable;
    studioSeeds: StudioSeedsTable;
  }
}

export const gameServerStore = storeArea({
  migrations,
  flags: { studioAutoplays: { stopsAtFeature: true }, studioRounds: { seen: true } },
  moments: {
    studioAutoplays: ['startedAt'],
    studioRounds: ['openedAt', 'closedAt'],
    studioSeeds: ['createdAt', 'revealedAt'],
  },
});

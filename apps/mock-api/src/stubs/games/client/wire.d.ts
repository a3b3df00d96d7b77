import type { Standing } from './autoplay.js';
import type { Round } from './room.js';

/** A currency of the site. */
export interface Currency {
  code: string;
  symbol: string;
  type: 'FIAT' | 'CRYPTO';
}

/** What every game's page is told; amounts are decimals of the wire. */
export interface Table {
  game: { code: string; name: string; provider: string };
  /** Whether bets are taken. */
  live: boolean;
  currency: Currency;
  /** What can be staked now. */
  balance: string;
  /** The kind of money under the active promo; null without one. */
  stakedFrom: 'CASH' | 'BONUS' | null;
  /** Where the page around this one may be from. */
  origins: string[];
  /** Address of the way back, when this page is not framed. */
  lobby: string | null;
}

/** A round, without what its game shows of it; amounts are decimals of the wire. */
export interface RoundFacts {
  round: string;
  request: string;
  status: 'OPENING' | 'OPEN' | 'DECIDED' | 'WON' | 'LOST' | 'ROLLED_BACK';
  stake: string;
  payout: string;
  balance: string;
  step: number;
  /** What can be done now. */
  next: string[];
}

/** The free spins that are played: how many are left, when that is known, and what all have won so far. */
export interface FreeSpins {
  id: string;
  left: number | null;
  won: string;
}

export type Played = Round & { freeSpins: FreeSpins | null; autoplay: Standing | null };

/** What the page of every game of the studio is told. What `model.table` and `look` hold is the game's own. */
export interface RoomState extends Table {
  model: {
    id: string;
    kind: string;
    volatility: 'LOW' | 'MEDIUM' | 'HIGH';
    rules: string[];
    returned: string;
    returnOf: string | null;
    staking: 'RUNG' | 'SUM';
    autoplay: number[];
  };
  stakes: string[];
  /** The stake that is shown first; not covered if even the lowest is more than can be staked. */
  opening: { stake: string; covered: boolean };
  freeSpins: FreeSpins | null;
  open: Round | null;
  last: Round | null;
  unseen: Round | null;
}

/**
 * A round that is over, with all that it can be recomputed from; its server seed is null until it is revealed. The card may
 * have had another game then, which this page cannot show.
 */
export type PastRound = Round & {
  seedHash: string;
  clientSeed: string;
  serverSeed: string | null;
  nonce: number;
  at: string;
  draws: { below: number; value: number }[];
  otherGame: boolean;
};

/** What is told of the seeds; those of a table are the same for everyone. */
export interface Fairness {
  seedHash: string;
  clientSeed: string;
  nonce: number;
  shared: boolean;
  rounds: PastRound[];
}

/** What a page that shows something past is told first. */
export interface Past {
  game: { code: string; name: string; provider: string };
  currency: Currency;
  /** Where the page around this one may be from. */
  origins: string[];
}

/** A round that is over as its game shows it, with how it stood after each step, the end last. */
export type Recording = Past &
  Pick<RoomState, 'model' | 'stakes' | 'opening'> & {
    steps: Round[];
    last: PastRound;
    /** Whether everyone at the table had the same round. */
    shared: boolean;
  };

import type { BetEnding, LegState, MarketKind } from '@magpie/domain/sportsbook';
import type { WalletMode } from '@magpie/domain/wallets';
import type { Generated } from 'kysely';
import { storeArea } from '#platform/store/area.ts';
import type { EpochMs, JsonText, MinorUnits, Sequence } from '#platform/store/columns.ts';
import type { CurrencyType } from '#platform/store/contract-types.ts';
import { migrations } from './migrations.ts';

/** OPENING: its stake is not answered. DECIDED: its payment is not answered. CLOSED: over. ANNULLED: it never began. */
export type BetStatus = 'OPENING' | 'OPEN' | 'DECIDED' | 'CLOSED' | 'ANNULLED';

/** Bets of the sportsbook, each a round of the wallet. */
export interface SportsbookBetsTable {
  seq: Sequence;
  id: string;
  memberId: string;
  gameId: string;
  /** The platform's name of the session it was placed in. */
  gameSession: string;
  /** The page's name for it: the same one again is the same bet. */
  requestId: string;
  currency: string;
  currencyType: CurrencyType;
  status: BetStatus;
  /** Null while it is open. */
  ending: BetEnding | null;
  /** Of how many legs each line is. */
  size: number;
  unitMinor: MinorUnits;
  stakeMinor: MinorUnits;
  payoutMinor: Generated<MinorUnits>;
  /** Of which money the stake is asked for; null for bets of before it was kept, which are of whatever is played with. */
  stakedFrom: WalletMode | null;
  placedAt: EpochMs;
  decidedAt: EpochMs | null;
  /** The last bet of the world that was placed before this one was decided; null while it is open, and for earlier bets. */
  lastSeqBeforeDecision: number | null;
  /** The last price of a cash out that was stated. */
  quoteId: string | null;
  quoteMinor: MinorUnits | null;
  /** How much of the stake of each line that price is for. */
  quoteUnitMinor: MinorUnits | null;
  quotedAt: EpochMs | null;
  /** How much of the stake of each line was cashed out while the rest went on, and what was paid for that. */
  soldUnitMinor: Generated<MinorUnits>;
  soldForMinor: Generated<MinorUnits>;
}

/** What is paid for a part of a bet that was cashed out. */
export interface SportsbookPartPaymentsTable {
  /** The price that was taken; each is paid once. */
  quoteId: string;
  betId: string;
  amountMinor: MinorUnits;
  /** How much of the stake of the bet it buys back; 0 for one that the platform knew of otherwise. */
  stakeMinor: Generated<MinorUnits>;
  /** Whether the platform has said that it was paid. */
  answered: Generated<boolean>;
}

export interface SportsbookLegsTable {
  betId: string;
  /** From 0. */
  place: number;
  fixtureId: string;
  market: MarketKind;
  selection: string;
  odds: number;
  state: LegState;
  /** When its match is over. Told to nobody. */
  endsAt: EpochMs;
}

/** What a member has chosen and not placed yet, so that it is there on every device and after a reload. */
export interface SportsbookSlipsTable {
  memberId: string;
  gameId: string;
  /** As the page sent it, as JSON. */
  slip: JsonText;
}

declare module '#platform/store/database.ts' {
  interface Database {
    sportsbookBets: SportsbookBetsTable;
    sportsbookLegs: SportsbookLegsTable;
    sportsbookPartPayments: SportsbookPartPaymentsTable;
    sportsbookSlips: SportsbookSlipsTable;
  }
}

export const sportsbookStore = storeArea({
  migrations,
  flags: { sportsbookPartPayments: { answered: true } },
  moments: {
    sportsbookBets: ['placedAt', 'decidedAt', 'quotedAt'],
    sportsbookLegs: ['endsAt'],
    sportsbookPartPayments: [],
    sportsbookSlips: [],
  },
});

import type { SlipView } from './sportsbook-slip.js';
import type { Table } from './wire.js';

export interface Offer {
  selection: string;
  name: string;
  odds: number | null;
}

export interface Market {
  market: string;
  title: string;
  offers: Offer[];
}

/** A match as it stands. */
export interface Match {
  id: string;
  sport: string;
  sportName: string;
  league: string;
  round: number;
  home: string;
  away: string;
  startsAt: string;
  phase: 'UPCOMING' | 'LIVE' | 'OVER' | 'POSTPONED' | 'ABANDONED';
  score: { home: number; away: number } | null;
  minute: number | null;
  minutes: number;
}

export interface ListedMatch extends Match {
  markets: number;
  main: Market;
}

export interface Leg {
  fixture: string;
  market: string;
  selection: string;
  odds: number;
}

export interface BetLeg extends Pick<Match, 'phase' | 'score' | 'minute' | 'startsAt'> {
  fixture: string;
  name: string;
  title: string;
  match: string;
  sport: string;
  odds: number;
  state: 'OPEN' | 'WON' | 'LOST' | 'VOID';
}

/** A bet; amounts are decimals of the wire. */
export interface Bet {
  id: string;
  number: number;
  name: string;
  placedAt: string;
  open: boolean;
  ending: 'WON' | 'LOST' | 'VOID' | 'CASHOUT' | null;
  stake: string;
  /** What it pays at most. */
  returns: string;
  /** What was paid for a part of it; null when nothing was. */
  cashedOut: string | null;
  /** What the rest paid; null while it is open. */
  payout: string | null;
  legs: BetLeg[];
}

export interface BetPage {
  open: Bet[];
  closed: Bet[];
  more: boolean;
  shares: number[];
}

export interface Quote {
  quote: string;
  price: string;
  keptMs: number;
}

/** What the sportsbook's page is told. */
export interface BookState extends Table {
  sports: { sport: string; name: string }[];
  matches: ListedMatch[];
  stakes: { min: string; max: string };
  maximumLegs: number;
  slipFull: string;
  slip: SlipView | null;
  bets: BetPage;
}

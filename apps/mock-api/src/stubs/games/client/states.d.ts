import type { Row } from './card-rows.js';
import type { Bets } from './fields.js';
import type { Prize } from './number-draw.js';
import type { Seat } from './pai-gow.js';
import type { Pay } from './poker-table.js';
import type { Fish } from './sea.js';
import type { StepState } from './steps.js';
import type { RoomState } from './wire.js';

export type Dealt = Bets & {
  result: 'ANDAR' | 'BAHAR';
  joker: string;
  andar: Row;
  bahar: Row;
};

export type Coup = Bets & {
  result: 'PLAYER' | 'BANKER' | 'TIE';
  player: Required<Row>;
  banker: Required<Row>;
};

/** What the page of bingo is told. */
export type BingoState = RoomState & {
  look: Look;
  model: { table: { balls: number; called: number; prizes: { lines: number; pays: number }[] } };
};

/** What the page of a blackjack table is told. */
export type BlackjackState = RoomState & { look: Look };

export type Shooting = Bets & {
  rolls: [number, number][];
  point: number | null;
  result: 'PASS' | 'DONT_PASS' | 'BARRED' | null;
};

export interface Flight {
  target: number | null;
  rung: number;
  height: number;
  crash: number | null;
  end: 'LEFT' | 'CRASHED' | null;
  worth: string;
}

/** What the page of crash is told. */
export type CrashState = RoomState & {
  look: Look;
  model: { table: { rungs: number[]; highest: number; edge: number } };
};

export type Duel = Bets & {
  result: 'DRAGON' | 'TIGER' | 'TIE' | 'SUITED_TIE';
  dragon: Row;
  tiger: Row;
};

/** How a game is dressed by its card: the colours of its cover, and its hero as the text of an SVG. */
export interface Look {
  ground: string;
  deep: string;
  emblem: string;
}

/** A field of a table, and what it returns in percent. */
export interface Field {
  id: string;
  name: string;
  pays: string;
  returned: string;
}

/** What the page of such a table is told. */
export type FieldState = RoomState & {
  look: Look;
  model: { table: { fields: Field[] } };
};

/** What the page of the fish game is told. */
export type FishState = RoomState & {
  look: Look;
  model: { table: { fish: Fish[] } };
};

export interface Run {
  cards: string[];
  guesses: string[];
  end: 'LOST' | 'CASHED_OUT' | null;
  worth: string;
  worthsNext: Record<string, { ways: number; worth: string }> | null;
}

/** What the page of keno is told. */
export type KenoState = DrawState & {
  model: { table: { drawn: number; spots: { spots: number; prizes: Prize[] }[] } };
};

/** What the page of the lottery is told. */
export type LotteryState = DrawState & {
  model: { table: { picked: number; prizes: Prize[] } };
};

/** What the page of mines is told. */
export type MinesState = RoomState & {
  look: Look;
  model: { table: { tiles: number; counts: { count: number; hundredths: number[] }[] } };
};

/** What the page of a draw of numbers is told. */
export type DrawState = RoomState & {
  look: Look;
  model: { table: { highest: number } };
};

/** How a draw goes: how many numbers are picked and drawn, what is paid, and how it begins. */
export interface DrawRules {
  minPicks: number;
  maxPicks: number;
  /** Numbers that are drawn. */
  drawn: number;
  prizes: (picked: number) => Prize[];
  /** What is said before the first draw. */
  invitation: string;
  /** Time between two balls, in ms. */
  beat: number;
}

export interface PaiGowDeal {
  player: Seat;
  dealer: Seat;
  higher: { front: boolean; back: boolean } | null;
  end: 'WON' | 'LOST' | 'PUSH' | null;
}

/** What the page of poker against the dealer is told. */
export type PokerTableState = StepState & {
  model: {
    table: {
      cards: { player: number; dealer: number; board: number };
      raise: number;
      pays: Pay[];
    };
  };
};

/** What the page of red dog is told. */
export type RedDogState = StepState & {
  model: { table: { decks: number; pays: { spread: number; pays: number }[]; triplePays: number } };
};

/** A bet of the table. */
export interface RouletteBet {
  id: string;
  numbers: number[];
  pays: number;
}

/** Where a bet lies on a table of 14 by 5, zero to the left: the left upper corner of a field, or the middle of a spot between fields, which has no size of its own. */
export interface Place {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** What the page of a roulette table is told. */
export type RouletteState = RoomState & {
  look: Look;
  model: { table: { pockets: number[]; colours: string[]; bets: RouletteBet[] } };
};

/** What the page of scratch cards is told. */
export type ScratchState = RoomState & {
  look: Look;
  model: {
    table: { fields: number; printed: number; prizes: { symbol: string; pays: number; cards: number }[] };
  };
};

/** What the slot's page is told. */
export type SlotState = RoomState & {
  look: { ground: string; deep: string; sprite: string; names: Record<string, string> };
  model: {
    table: {
      reels: string[][];
      lines: number[][];
      idle: string[][];
      pays: { symbol: string; pays: number[] }[];
    };
  };
};

/** A kind of bet that can be made of the selections; closed when they cannot be combined to it. */
export interface SlipKind {
  size: number;
  name: string;
  open: boolean;
  stake: string | null;
  returns: string | null;
  counts: string | null;
}

/** What can be done in a round, by the name that the game server knows it by. */
export interface Move {
  move: string;
  name: string;
  key: string;
}

/** What the page of video poker is told. */
export type PokerState = StepState & {
  model: { table: { hands: { hand: string; pays: number }[] } };
};

/** What the page of the wheel is told. */
export type WheelState = RoomState & {
  look: Look;
  model: { table: { segments: string[]; fields: { id: string; pays: number; segments: number }[] } };
};

import type { Minor } from '../money/index.ts';
import type { Draws } from './fairness.ts';
import type { Rational } from './rational.ts';

export type GameKind =
  | 'SLOT'
  | 'WHEEL'
  | 'BLACKJACK'
  | 'ROULETTE'
  | 'BACCARAT'
  | 'DRAGON_TIGER'
  | 'ANDAR_BAHAR'
  | 'SIC_BO'
  | 'CRAPS'
  | 'TWO_UP'
  | 'POKER'
  | 'CARIBBEAN_STUD'
  | 'OASIS_STUD'
  | 'HOLDEM'
  | 'BRAG'
  | 'PAI_GOW'
  | 'CASINO_WAR'
  | 'RED_DOG'
  | 'HI_LO'
  | 'FISH'
  | 'LOTTERY'
  | 'KENO'
  | 'INSTANT'
  | 'CRASH'
  | 'BINGO'
  | 'SCRATCH';

export type Volatility = 'LOW' | 'MEDIUM' | 'HIGH';

/** What a page sends and a store keeps as JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** What the player sees; a bigint is an amount in minor units of the round's currency. */
export type Shown =
  | string
  | number
  | boolean
  | bigint
  | null
  | readonly Shown[]
  | { readonly [key: string]: Shown };

export type ShownRecord = Readonly<Record<string, Shown>>;

/** All that the player has decided of a round. With its draws it is the whole round, which can be played again from it. */
export interface RoundOrder {
  /** What the round began with, without what was staked later. */
  readonly stake: Minor;
  /** What the player chose with the stake, such as the fields of a roulette table; null where there is nothing to choose. */
  readonly choice: Json;
  /** What the player did since, in order; always empty for games of one step. */
  readonly actions: readonly Json[];
}

export interface RoundState {
  readonly view: ShownRecord;
  /** Names of what can be done next; empty once the round is over. */
  readonly next: readonly string[];
  /** What was staked: at the beginning, then by each action that stakes more (a double, a split). */
  readonly stakes: readonly Minor[];
  /** One per stake, zero for a lost one; null while the round is open. */
  readonly payouts: readonly Minor[] | null;
}

/** Rounds that begin by the clock for everyone at a game: number n is drawn at n times `every` (ms), once for all. */
export interface SharedRounds {
  readonly every: number;
  /** What a draw shows, whoever has staked on it. */
  readonly result: (draws: Draws) => ShownRecord;
  /** What the host says before the draw of a round, and after it. */
  readonly host: (round: number, result: ShownRecord) => { readonly before: string; readonly after: string };
}

/** What ends a member's part in a shared round once it is drawn; nobody can take it before. */
export const drawnAction = 'RESULT';

/**
 * A game of the studio. How to add one: write a file in the folder of its kind that exports such a model, test its
 * exact return written out, and add it to the table in catalogue.ts. Nothing else on the platform changes; its page and
 * look follow docs/vendors.md.
 */
export interface StudioModel {
  /** Kept with each round, so it is never given to other rules. */
  readonly id: string;
  readonly kind: GameKind;
  readonly volatility: Volatility;
  /** One sentence each, read before the first round. */
  readonly rules: readonly string[];
  /** What the stated return assumes, such as the best play; null when it is the same however one plays. */
  readonly returnOf: string | null;
  /** What is paid back of each unit staked, on average, computed and not sampled (PLAY-35). */
  readonly exactReturn: () => Rational;
  /** RUNG: the stake is one of the ladder. SUM: the choice adds up to it, which `play` sees to, as on a roulette table. */
  readonly staking: 'RUNG' | 'SUM';
  /** The stakes of a ladder that every pay comes out even for. */
  readonly stakesOf: (ladder: readonly Minor[]) => readonly Minor[];
  /** What the page needs to know of the model before a round, such as reels and pays. */
  readonly table: ShownRecord;
  /** For a game whose draws are the same for everyone; `play` then takes none before {@link drawnAction}. */
  readonly shared?: SharedRounds;
  /** The round so far; null when the choice or an action is none that this game has at that moment. */
  readonly play: (order: RoundOrder, draws: Draws) => RoundState | null;
}

export interface Stepwise<State> {
  /** Null for a choice that the game does not have. */
  readonly begin: (order: Pick<RoundOrder, 'stake' | 'choice'>, draws: Draws) => State | null;
  /** Null for an action that the game does not have now. */
  readonly act: (state: State, action: Json, draws: Draws) => State | null;
  readonly show: (state: State) => RoundState;
}

/** Plays a game of several steps from its beginning, each time anew: what was decided is all that is kept. */
export function stepwise<State>({ begin, act, show }: Stepwise<State>): StudioModel['play'] {
  return ({ actions, ...order }, draws) => {
    let state = begin(order, draws);
    for (const action of actions) {
      if (state === null || show(state).payouts !== null) return null;
      state = act(state, action, draws);
    }
    return state === null ? null : show(state);
  };
}

/** Plays a game that is over with its first step. */
export function singleStep(
  draw: (
    order: Pick<RoundOrder, 'stake' | 'choice'>,
    draws: Draws,
  ) => { readonly view: ShownRecord; readonly payout: Minor } | null,
): StudioModel['play'] {
  return ({ actions, ...order }, draws) => {
    const drawn = actions.length === 0 ? draw(order, draws) : null;
    return drawn && { view: drawn.view, next: [], stakes: [order.stake], payouts: [drawn.payout] };
  };
}

import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';
import { undecidedBets } from './bet.ts';
import type { BetStatus } from './bet.ts';
import { categoriesOfView } from './views.ts';

export type BetRoundReason = 'betUnknown' | 'notKept' | 'roundOpen' | 'notPlayed' | 'notAnswered';

/** Why the round of a bet is not shown again, in the order of the checks. */
export const betRoundReasons = {
  betUnknown: { code: 'NOT_FOUND', text: () => 'There is no such bet.' },
  notKept: {
    code: 'NOT_FOUND',
    text: () => 'The game’s provider has no record of this round, so it cannot be replayed.',
  },
  roundOpen: { code: 'CONFLICT', text: () => 'This round is not over yet. It can be replayed once it is.' },
  notPlayed: {
    code: 'CONFLICT',
    text: () => 'This round did not take place, so there is nothing to replay.',
  },
  notAnswered: {
    code: 'VENDOR_IN_MAINTENANCE',
    text: () => 'The game’s provider cannot show this round right now. Please try again later.',
  },
} as const satisfies ReasonTable<BetRoundReason>;

export interface BetRoundFacts {
  /** Member id. */
  readonly member: string;
  /** Null when there is no such bet. */
  readonly bet: {
    readonly placedBy: string;
    readonly status: BetStatus;
    /** Whether it was placed in a game session, of which the provider keeps the rounds. */
    readonly inSession: boolean;
    /** Whether it is on matches, which anyone may follow while they are played. */
    readonly onMatches: boolean;
  } | null;
}

/** Whether a member may see again the round that a bet was on: never before it is over, as that would tell its end. */
export function decideBetRound({
  member,
  bet,
}: BetRoundFacts): Decision<undefined, Exclude<BetRoundReason, 'notAnswered'>> {
  if (bet?.placedBy !== member) return refuse('betUnknown');
  if (!bet.inSession) return refuse('notKept');
  if (bet.onMatches) return allow();
  if (undecidedBets.includes(bet.status)) return refuse('roundOpen');
  return bet.status === 'CANCELED' ? refuse('notPlayed') : allow();
}

/** What the provider's game server says of a round that it keeps; NONE for anything that is no answer for good. */
export type ProvidersAnswer = 'ADDRESS' | 'NOT_FOUND' | 'CONFLICT' | 'NONE';

/** Whether the provider shows a round, which its maintenance alone does not forbid: nothing is staked there. */
export function decideProvidersRound(
  answer: ProvidersAnswer,
): Decision<undefined, Extract<BetRoundReason, 'notKept' | 'roundOpen' | 'notAnswered'>> {
  if (answer === 'NOT_FOUND') return refuse('notKept');
  if (answer === 'CONFLICT') return refuse('roundOpen');
  return answer === 'NONE' ? refuse('notAnswered') : allow();
}

export type BetRoundState = 'AVAILABLE' | 'NOT_KEPT' | 'NOT_PLAYED' | 'OPEN';

const states: Readonly<Record<Exclude<BetRoundReason, 'notAnswered'>, BetRoundState>> = {
  betUnknown: 'NOT_KEPT',
  notKept: 'NOT_KEPT',
  roundOpen: 'OPEN',
  notPlayed: 'NOT_PLAYED',
};

/** The decision about a member's own bet as its row tells it. */
export function betRoundState(facts: BetRoundFacts): BetRoundState {
  const decision = decideBetRound(facts);
  return decision.allowed ? 'AVAILABLE' : states[decision.reason];
}

const notes: Readonly<Partial<Record<string, BetRoundReason>>> = {
  NOT_KEPT: 'notKept',
  NOT_PLAYED: 'notPlayed',
  OPEN: 'roundOpen',
};

/** Why a round cannot be replayed; null for one that can be. */
export function betRoundNote(state: string): string | null {
  const reason = notes[state];
  return reason === undefined ? null : betRoundReasons[reason].text();
}

/** Whether what a bet shows of its round are its picks. */
export const showsPicks = (category: { readonly id: string; readonly name: string }): boolean =>
  categoriesOfView('sports', [category]).length > 0;

/** What a member presses to see it again. */
export const betRoundAction = (category: { readonly id: string; readonly name: string }): string =>
  showsPicks(category) ? 'Show the picks' : 'Replay round';

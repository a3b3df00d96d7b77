import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import { decideRaise } from './decide-raise.ts';
import type { RaiseFacts } from './decide-raise.ts';
import type { Json } from './model.ts';
import { isSameJson } from './same-json.ts';
import type { StudioReason } from './studio-reasons.ts';

export interface SentAction {
  /** How many actions the page knows of; the action is the one after them. */
  readonly step: number;
  readonly action: Json;
}

export interface ActedRound extends RaiseFacts {
  /** The first one first. */
  readonly taken: readonly Json[];
  readonly staked: Minor;
  /** What would be staked after the action; null while the round has none of this kind. */
  readonly stakedAfter: Minor | null;
}

export interface RoundActionFacts<Round extends ActedRound = ActedRound> {
  /** Null when what was sent is no action. */
  readonly sent: SentAction | null;
  /** Null when the member has none of this name at the game. */
  readonly round: Round | null;
}

export type RoundActionPlan<Round extends ActedRound = ActedRound> =
  /** The action was taken before, and is answered as it was then. */
  | { readonly kind: 'REPEAT'; readonly round: Round }
  /** The action is taken, and so much staked beforehand; null stakes no more. */
  | { readonly kind: 'ACT'; readonly round: Round; readonly action: Json; readonly raise: Minor | null };

export type RoundActionReason = Extract<
  StudioReason,
  'actionMalformed' | 'roundUnknown' | 'otherOrder' | 'actionUnknown' | 'otherMoney'
>;

/** Whether an action is taken in a round that waits for its player: each step once, and a further stake of the same money. */
export function decideRoundAction<Round extends ActedRound>({
  sent,
  round,
}: RoundActionFacts<Round>): Decision<RoundActionPlan<Round>, RoundActionReason> {
  if (!sent) return refuse('actionMalformed');
  if (!round) return refuse('roundUnknown');
  const { step, action } = sent;
  const { taken, staked, stakedAfter } = round;
  const earlier = taken[step];
  if (earlier !== undefined) {
    return isSameJson(earlier, action) ? allow({ kind: 'REPEAT', round }) : refuse('otherOrder');
  }
  if (step !== taken.length || stakedAfter === null) return refuse('actionUnknown');
  if (stakedAfter === staked) return allow({ kind: 'ACT', round, action, raise: null });
  const decision = decideRaise(round);
  if (!decision.allowed) return decision;
  return allow({ kind: 'ACT', round, action, raise: money.subtract(stakedAfter, staked) });
}

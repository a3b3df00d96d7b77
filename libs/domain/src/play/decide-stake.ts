import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { money } from '../money/index.ts';
import type { CurrencyType, Minor } from '../money/index.ts';
import type { StakeDetails, StakeReason } from './stake-reasons.ts';
import { isWithinLimits, stakeLimits } from './stakes.ts';

/** What decides whether a game plays a stake. */
export interface StakeFacts {
  /** What is played; a free spin has a stake of its own, which is checked with the bet. */
  readonly play: 'SLOT' | 'FREE_SPIN' | 'SPORTSBOOK';
  /** Decimal of the wire. */
  readonly stake: string;
  readonly type: CurrencyType;
  /** The stakes of the game. */
  readonly ladder: readonly Minor[];
}

/** How a stake is played. */
export interface StakeAmount {
  readonly stake: Minor;
}

/** The ends of a ladder in decimals of the wire. */
export function limitTexts(ladder: readonly Minor[], type: CurrencyType): StakeDetails {
  const { min, max } = stakeLimits(ladder);
  return { min: money.format(min, type), max: money.format(max, type) };
}

/** Decides whether a game plays a stake: a slot on the rungs of its ladder, the sportsbook from end to end of it (PLAY-34). */
export function decideStake(facts: StakeFacts): Decision<StakeAmount, StakeReason, StakeDetails> {
  const { play, type, ladder } = facts;
  const parsed = money.parse(facts.stake, type);
  const stake = parsed.ok ? parsed.value : money.zero;
  const details = limitTexts(ladder, type);
  if (play === 'SPORTSBOOK') {
    return isWithinLimits(stake, stakeLimits(ladder)) ? allow({ stake }) : refuse('outsideLimits', details);
  }
  const fits = stake > 0n && (play === 'FREE_SPIN' || ladder.includes(stake));
  return fits ? allow({ stake }) : refuse('unplayable', details);
}

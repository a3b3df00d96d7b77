import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { money } from '../money/index.ts';
import type { CurrencyType, Minor } from '../money/index.ts';
import type { StakeDetails, StakeReason } from './stake-reasons.ts';
import { isWithinLimits, stakeLimits } from './stakes.ts';

export interface StakeFacts {
  /** Free spins have their own stake, which is checked with the bet. At a table, many small bets add up to one stake. */
  readonly play: 'SLOT' | 'FREE_SPIN' | 'SPORTSBOOK' | 'TABLE';
  readonly stake: string;
  readonly type: CurrencyType;
  readonly ladder: readonly Minor[];
}

export interface StakeAmount {
  readonly stake: Minor;
}

export function limitTexts(ladder: readonly Minor[], type: CurrencyType): StakeDetails {
  const { min, max } = stakeLimits(ladder);
  return { min: money.format(min, type), max: money.format(max, type) };
}

/** A slot accepts the rungs of its ladder; sportsbook and tables accept any amount within its range (PLAY-34). */
export function decideStake(facts: StakeFacts): Decision<StakeAmount, StakeReason, StakeDetails> {
  const { play, type, ladder } = facts;
  const parsed = money.parse(facts.stake, type);
  const stake = parsed.ok ? parsed.value : money.zero;
  const details = limitTexts(ladder, type);
  if (play === 'SPORTSBOOK' || play === 'TABLE') {
    return isWithinLimits(stake, stakeLimits(ladder)) ? allow({ stake }) : refuse('outsideLimits', details);
  }
  const fits = stake > 0n && (play === 'FREE_SPIN' || ladder.includes(stake));
  return fits ? allow({ stake }) : refuse('unplayable', details);
}

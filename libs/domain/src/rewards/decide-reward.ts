import { decideBadgeClaim } from '../achievements/index.ts';
import { activationReasons, decideActivation } from '../bonuses/index.ts';
import { memberPeriod } from '../calendar/index.ts';
import { cashbackClaimReasons, cashbackStanding, decideCashbackClaim } from '../cashback/index.ts';
import { allow, refusalText, refuse } from '../decision/index.ts';
import { decideFreeSpin, decideFreeSpinsClaim } from '../free-spins/index.ts';
import { decideLevelClaim } from '../levels/index.ts';
import { isLockInInProgress } from '../lock-in/index.ts';
import { awardWaitTexts, isPromoOpen } from '../promos/index.ts';
import type {
  AwardFacts,
  BadgeRewardFacts,
  BonusFacts,
  CashbackFacts,
  LevelFacts,
  LockInRewardFacts,
  FreeSpinPromoFacts,
  RewardDecision,
  RewardFacts,
  RewardWait,
  SpinsFacts,
} from './reward-facts.ts';

const ready = (endsAt: Date | null): RewardDecision => allow({ endsAt });

const notYet = (wait: RewardWait): RewardDecision => refuse('notYet', wait);

const over: RewardDecision = refuse('over');

function decideAward({ waitsFor, endsAt }: AwardFacts, now: Date): RewardDecision {
  if (endsAt !== null && endsAt <= now) return over;
  return notYet({ text: waitsFor && awardWaitTexts[waitsFor], from: null, endsAt });
}

function decideBadge({ badge }: BadgeRewardFacts): RewardDecision {
  return decideBadgeClaim(badge).allowed ? ready(null) : over;
}

function decideBonus(
  { bonus, hasActivePromo, activePromoEndsAt: until }: BonusFacts,
  now: Date,
): RewardDecision {
  const decision = decideActivation({ signedIn: true, bonus, hasActivePromo, now });
  if (decision.allowed) return ready(bonus.expiresAt);
  if (decision.reason !== 'promoActive') return over;
  const { expiresAt: endsAt } = bonus;
  const held = until && (endsAt === null || until < endsAt) ? { heldUntil: until } : {};
  return notYet({ text: refusalText(activationReasons, decision), from: null, ...held, endsAt });
}

function decideCashback(facts: CashbackFacts, now: Date): RewardDecision {
  const { cashback, collected, level, daysOfWeekClaimable, timezones } = facts;
  const decision = decideCashbackClaim({ signedIn: true, cashback, level });
  if (decision.allowed) return ready(memberPeriod('DAILY', timezones, now).end);
  if (!collected || decision.reason === 'cashbackUnknown') return over;
  const { countdownTo } = cashbackStanding(
    {
      daysOfWeekClaimable,
      hasReachedMaxMonthlyClaim: cashback.reachedLimit,
      isClaimable: false,
      isClaimedToday: false,
    },
    now,
    timezones,
  );
  return notYet({ text: refusalText(cashbackClaimReasons, decision), from: countdownTo, endsAt: null });
}

function decideLevel({ reward }: LevelFacts, now: Date): RewardDecision {
  return decideLevelClaim(reward, now).allowed ? ready(reward.expiresAt) : over;
}

/** Its own progress says what it waits for. Once its promo has ended nothing counts any more. */
function decideLockInReward({ lockIn, promo }: LockInRewardFacts, now: Date): RewardDecision {
  if (!isLockInInProgress(lockIn, isPromoOpen(promo, now))) return over;
  return notYet({ text: null, from: null, endsAt: promo.expiresAt });
}

function decideFreeSpinPromo({ claim, endsAt }: FreeSpinPromoFacts): RewardDecision {
  return decideFreeSpinsClaim(claim).allowed ? ready(endsAt) : over;
}

/** Those of several games are played in one after the other. */
function decideSpins({ games }: SpinsFacts, now: Date): RewardDecision {
  for (const spins of games) {
    const decision = decideFreeSpin({ spins, now });
    if (decision.allowed || decision.reason === 'notActivated') return ready(spins.expiresAt);
  }
  return over;
}

/** Whether a reward waits for a press of its member, and until when; each kind by the rule that its own press follows. */
export function decideReward(facts: RewardFacts, now: Date): RewardDecision {
  switch (facts.kind) {
    case 'AWARD':
      return decideAward(facts, now);
    case 'BADGE':
      return decideBadge(facts);
    case 'BONUS':
      return decideBonus(facts, now);
    case 'CASHBACK':
      return decideCashback(facts, now);
    case 'LEVEL':
      return decideLevel(facts, now);
    case 'LOCK_IN':
      return decideLockInReward(facts, now);
    case 'FREE_SPIN_PROMO':
      return decideFreeSpinPromo(facts);
    case 'SPINS':
      return decideSpins(facts, now);
  }
}

export { beforePromoDeposit, isPromoOpen, listedPromos, meetsLevel, usesLimit } from './availability.ts';
export type { PromoDepositStep, PromoRequirements } from './availability.ts';
export { bannerPromos } from './banners.ts';
export type { BannerMember, BannerPromo } from './banners.ts';
export { loginGrants, signUpGrant } from './automatic-grants.ts';
export type { AutomaticPromo } from './automatic-grants.ts';
export {
  awardEnd,
  awardOf,
  bonusLeft,
  bonusMultiplier,
  bonusWon,
  growsWithDeposit,
  rulesWithBonus,
  walletModeAfter,
} from './award.ts';
export type { AwardCause, AwardRules, PromoAward } from './award.ts';
export { awardNames } from './award-names.ts';
export { awardForm, givesSpinsAlone, isBeginningPushed } from './award-form.ts';
export type { AwardForm, OfferedSpins } from './award-form.ts';
export { awardWait, awardWaitDays, awardWaitEnd, awardWaitTexts, waitingAwardText } from './award-wait.ts';
export type { AwardWait, AwardWaitFacts } from './award-wait.ts';
export { decideGrant } from './decide-grant.ts';
export type { GrantedPromo, GrantForm } from './decide-grant.ts';
export { grantReasons } from './grant-reasons.ts';
export type { GrantReason } from './grant-reasons.ts';
export { oneColumnUpTo } from './card-columns.ts';
export { decidePromoDeposit, isStartedByDeposit, promoDepositDetails } from './decide-promo-deposit.ts';
export type { DepositFit, PromoDepositFacts, PromoStart } from './decide-promo-deposit.ts';
export type { DepositOrdinalTrigger } from './deposit-ordinal.ts';
export {
  givenUpOffersText,
  lostOfferText,
  offerAtRiskText,
  offerLoss,
  passedOverOffersText,
} from './given-up-offer.ts';
export type { DepositStarts, GivenUpOffers, OfferLoss, PassedOverOffers } from './given-up-offer.ts';
export { decidePromoTerms } from './decide-promo-terms.ts';
export type { PromoTerms } from './decide-promo-terms.ts';
export { depositAward, awardRange } from './award-range.ts';
export type { DepositAward, AwardRange } from './award-range.ts';
export {
  bonusModeText,
  cancelLossText,
  countingText,
  listed,
  minimumCashText,
  noMinimumCash,
  termText,
  turnoverText,
} from './terms-texts.ts';
export type { CountingGames } from './terms-texts.ts';
export { decideRelease } from './decide-release.ts';
export { decideRewardEnding, rewardEndingReasons } from './decide-reward-ending.ts';
export type { RewardEndingReason } from './decide-reward-ending.ts';
export type { OperatorEnding } from './end-effects.ts';
export { promoStakeKind } from './at-stake.ts';
export { beginsActivated, creditPosting } from './begin-effects.ts';
export {
  bonusPosting,
  bonusShares,
  operatorEnding,
  operatorSpinsEnding,
  spinsEnding,
  takenBackAs,
} from './end-effects.ts';
export { endsByTime, spinsGiven } from './end-cause.ts';
export { endInPlayText } from './end-in-play.ts';
export type { EndInPlayFacts } from './end-in-play.ts';
export type { PromoEndCause, PromoEnding } from './end-cause.ts';
export { greetsNewMember } from './greeting.ts';
export type { GreetingFacts } from './greeting.ts';
export { givenLater, lateMoney } from './late-money.ts';
export type { LateMoney, StakedPromo } from './late-money.ts';
export { promoEnding } from './promo-ending.ts';
export type { EndingFacts } from './promo-ending.ts';
export { onlyGaveBack, promoOutcome } from './outcome.ts';
export type { GivenBackFacts, OutcomeFacts, PromoOutcome } from './outcome.ts';
export { bonusOfferText, depositGainText, depositShareText, offerLineText } from './offer-line.ts';
export type { OfferLine } from './offer-line.ts';
export { originText } from './origin.ts';
export { decidePromoCancellation, promoCancellationReasons } from './promo-cancellation.ts';
export type { PromoCancellationReason } from './promo-cancellation.ts';
export { promoDepositNotices, promoDepositReasons } from './promo-deposit-reasons.ts';
export type { PromoDepositDetails, PromoDepositReason } from './promo-deposit-reasons.ts';
export { promoEndsText } from './promo-ends.ts';
export type { RunningPromoTerms } from './promo-ends.ts';
export { hasTurnover, timeLeftText, promoGoalText, turnedOverText, turnoverLeft } from './promo-progress.ts';
export {
  asksForDeposits,
  awardLossText,
  isGivenUpByWithdrawal,
  termsLossText,
  promoCancelText,
  promoLossText,
  givenText,
} from './promo-loss.ts';
export type { EarnedPromo, PromoLoss } from './promo-loss.ts';
export { promoCashIn, promoCashWon, reclaimedCash, wasAway } from './reclaimed-cash.ts';
export type { PromoCash, PromoCashWallet, ReclaimedShare } from './reclaimed-cash.ts';
export { isSamePromoCode, promoCodeKey } from './promo-code.ts';
export { promosInOrder, promoVisitor } from './promo-order.ts';
export type { OrderedPromo, PromoViewer } from './promo-order.ts';
export { promoState } from './promo-state.ts';
export type { PromoState, PromoStateFacts } from './promo-state.ts';
export { promoNotActive, promoUnknown } from './promo-rows.ts';
export { promoTermsReasons } from './promo-terms-reasons.ts';
export type { PromoTermsDetails, PromoTermsReason } from './promo-terms-reasons.ts';
export { endedUnbegun, isRenewalGivenUp, renewalOf, waitEnding } from './renewal.ts';
export type { Renewal, TakenAward } from './renewal.ts';
export { releaseReasons } from './release-reasons.ts';
export type { ReleaseReason } from './release-reasons.ts';
export { returnedSpin } from './returned-spin.ts';
export type { ReturnedSpin, SpinHolder } from './returned-spin.ts';
export { takeBackPlan, takenBack } from './take-back.ts';
export type { TakeBackPlan } from './take-back.ts';
export { targetSourceText } from './target-source.ts';
export type { TargetSource } from './target-source.ts';
export { countedTowards, countsLabel, gameCounts, turnoverShare } from './turnover.ts';
export type { Contribution, TurnoverRules } from './turnover.ts';
export { canMovePromo, canMoveReward, isWithinSpins, isWithinUses } from './status-moves.ts';
export type { RewardState } from './status-moves.ts';
export { hasMinimumCash, pastPromoStatuses } from './status.ts';
export type { MemberPromoStatus } from './status.ts';
export { activePromoMessage, initialPromoCurrency, promoCurrency, promoDepositMinimum } from './texts.ts';
export {
  depositPromoTypes,
  isFreeSpinPromo,
  listedPromoTypes,
  normalisePromoType,
  promoTypes,
} from './types.ts';
export type { PromoType } from './types.ts';
export { waitingAwardTerms } from './waiting-terms.ts';
export type { WaitingAward, WaitingAwardTerms } from './waiting-terms.ts';

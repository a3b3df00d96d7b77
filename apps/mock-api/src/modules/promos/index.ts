import { normalisePromoType } from '@magpie/domain/promos';
import type { PlatformModule } from '#platform/module.ts';
import { auditPromos } from './audit.ts';
import { promoRules } from './watch.ts';
import { promoJobs } from './jobs.ts';
import { promosResolvers } from './resolvers.ts';
import { promosStore } from './store/tables.ts';

export { explainTurnover } from './explain.ts';
export { lossOf } from './at-stake.ts';
export { awardPromo } from './awards.ts';
export type { Award } from './awards.ts';
export { endPromo, settlePromo } from './endings.ts';
export { settleFreeSpins } from './spins-ends.ts';
export { renewalFor } from './lifted-award.ts';
export type { TakenRow } from './lifted-award.ts';
export { countLateCash, lateMoneyOf, takeLateMoney } from './late-money.ts';
export { smallestStakeIn } from './lost.ts';
export type { FreeSpinRow, MemberPromoRow, PromoRecord, PromoRow } from './model.ts';
export { endPromoByOperator, endSpinsByOperator } from './operator.ts';
export { endAward, releaseAward } from './pending.ts';
export { promosOwing, reclaimReturned } from './reclaims.ts';
export { renewAward } from './renewals.ts';
export { returnSpin } from './returned-spin.ts';
export { isRewardPromo, rewardPromo, rewardPromoId } from './reward-promo.ts';
export type { RewardPromo } from './reward-promo.ts';
export { awardSignUpPromo } from './sign-up-award.ts';
export { isOpen, memberPromo, promosOf, promoViews } from './service.ts';
export {
  activeFreeSpins,
  activePromoOf,
  activePromoRecord,
  activeRow,
  addToWinnings,
  changeSpinsLeft,
  endFreeSpins,
  findFreeSpins,
  findMemberPromo,
  freeSpinGames,
  freeSpinList,
  freeSpinRow,
  freeSpinsWith,
  hasOpenRound,
  levelOf,
  markActivated,
  openRecords,
  pendingRows,
  promoCodes,
  promoRecord,
  promoRecordByCode,
  promoRecordsById,
  promoRows,
  recordsOf,
  rewardFacts,
  standingAward,
  useCount,
  usesOf,
} from './store/index.ts';
export type { RewardFacts, SpinsOfGame } from './store/index.ts';
export { earnedPromo, giveUpRenewals } from './given-up.ts';
export { forgiveAward, forgiveOwedFor } from './forgiven.ts';
export { takeBackPromo, takeBackPromosOf } from './taken-back.ts';
export { turnoverRules } from './model.ts';
export { keepUnfinishedLockIn } from './unfinished-lock-in.ts';
export { keepUnusedBonus } from './unused-bonus.ts';
export { countPromoTurnover } from './turnover.ts';
export type { SettledStake } from './turnover.ts';
export {
  configurationsOf,
  contributionsOf,
  detailsOf,
  moment,
  optionalMoment,
  percent,
  providersOf,
} from './views.ts';

/** Promos, what members were awarded of them, and their wallet mode (PROMO, WMODE). */
export const promosModule: PlatformModule = {
  name: 'promos',
  store: promosStore,
  promo: promosResolvers,
  spellings: { PromoType: normalisePromoType },
  jobs: promoJobs,
  audit: auditPromos,
  watch: promoRules,
};

export { levelOf, rewardFacts } from './facts.ts';
export type { RewardFacts } from './facts.ts';
export { freeSpinEnds, promoEnds } from './due.ts';
export {
  activeFreeSpins,
  addSpin,
  addToWinnings,
  changeSpinsLeft,
  endFreeSpins,
  endFreeSpinsWith,
  findFreeSpins,
  forgetSpinsTakenBack,
  freeSpinGames,
  freeSpinList,
  freeSpinRow,
  freeSpinsWith,
  markActivated,
  saveFreeSpins,
  spinsAndGamesWith,
  takeFreeSpinsBackWith,
} from './free-spins.ts';
export type { SpinsAndGames, SpinsOfGame } from './free-spins.ts';
export {
  activePromoOf,
  activePromoRecord,
  activeRow,
  addPromoCash,
  bonusNamesOf,
  changeMemberPromo,
  findMemberPromo,
  memberPromoList,
  memberPromoRow,
  nextPending,
  pendingRows,
  saveMemberPromo,
} from './member-promos.ts';
export { countedBets } from './counted-bets.ts';
export { hasOpenRound } from './open-rounds.ts';
export { ownerlessBonusMoney } from './ownerless.ts';
export {
  awardCount,
  countUse,
  openRecords,
  promoCodes,
  promoRecord,
  promoRecordByCode,
  promoRecordsById,
  promoRows,
  recordsOf,
  savePromo,
  useCount,
  usesAndLimit,
  usesOf,
} from './promos.ts';
export {
  forgetTakenBack,
  forgetTakenBackWith,
  givenAnew,
  isTakenBackWithAny,
  keepTakenBackWith,
  liftedRows,
  promosOfDeposit,
  promosTakenBack,
  renewedRow,
  standingAward,
  withEarlier,
} from './taken-back.ts';

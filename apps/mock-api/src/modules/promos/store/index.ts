export { levelOf, rewardFacts } from './facts.ts';
export type { RewardFacts } from './facts.ts';
export { freeSpinEnds, promoEnds } from './due.ts';
export {
  activeFreeSpins,
  endFreeSpins,
  endFreeSpinsWith,
  findFreeSpins,
  freeSpinGames,
  freeSpinList,
  freeSpinRow,
  freeSpinsWith,
  saveFreeSpins,
} from './free-spins.ts';
export {
  activeRow,
  addPromoCash,
  changeMemberPromo,
  findMemberPromo,
  memberPromoList,
  memberPromoRow,
  nextPending,
  pendingRows,
  promosOfDeposit,
  saveMemberPromo,
} from './member-promos.ts';
export { ownerlessBonusMoney } from './ownerless.ts';
export {
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
  usesOf,
} from './promos.ts';

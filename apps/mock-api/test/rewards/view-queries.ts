/* What is read of a member after each step, one document for each endpoint. */

export const MAIN = `query View($id: ID!) {
  me { wallets {
    mainCash casinoCash casinoBonus sportsCash sportsBonus withdrawableBalance stakeableBalance stakedFrom
  } }
  memberLevel(member: $id) { level rewards { level claimed } }
  achievements { edges { node { badges { achievement level completed claimed } } } }
  balanceTransactionRecords(first: 100) { totalCount edges { node { id type walletType amount } } }
}`;

/** How many bonuses that can be activated are read. */
export const BONUSES_READ = 12;

export const PROMO = `query View($id: ID!) {
  member(id: $id) {
    activePromo { ...Award } pendingPromos { ...Award } lastLockInDateTime
    promoLockIn {
      promo { id } lockInEnabled completed lastLockInDateTime lockInAccumulatedDeposit lockInAccumulatedTurnover
    }
  }
  promoHistory(first: 40) { edges { node { ...Award } } }
  memberFreeSpins(first: 12) { edges { node {
    id status activated expiresAt totalWinnings promo { id }
    freeSpinDetails { gameId categoryId vendorId betCount betValue remainingFreeSpins }
  } } }
  memberConsumablePromos(first: ${String(BONUSES_READ)}) { edges { node { id amount consumablePromoType expiresAt } } }
  memberCashbacks(first: 6) { edges { node {
    cashback { id } amount isClaimable dateLastClaimed cashbackReceivedThisMonth settledThisMonth owed waiting maxMonthlyClaim
  } } }
  promos(first: 60) { edges { node { id code maxUses promoUsed expiresAt } } }
}
fragment Award on MemberPromo {
  id status walletMode bonus amount turnoverTarget turnoverCounter expiresAt dateTimeEnded waitsFor endCause began
  atStake { bonus } promo { id type }
}`;

export const CONTROL = `query View($world: ID!, $member: ID!) {
  audit(world: $world) { violations }
  world(id: $world) { now }
  heldRewards(world: $world, member: $member) { id form status }
  worldPayments(world: $world, member: $member) { id amount status }
}`;

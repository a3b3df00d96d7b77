/** What the promo endpoint answers of a deposit promo that everybody can use as often as they like. */
export const openToAll = {
  type: 'DEPOSIT',
  maxUses: 0,
  promoUsed: 0,
  levelRequirement: 0,
  lockInEnabled: false,
  lockInRequiredDeposit: null,
  lockInRequiredTurnover: null,
  amount: '25.00',
  kind: 'BONUS_PLUS_DEPOSIT',
  rewardKind: 'DIRECT',
  largestBonus: null,
  wagering: 10,
  daysToPlay: 14,
  minimumRealMoneyBalance: '5.00',
  active: true,
  depositOrdinalTrigger: 'ANY',
} as const;

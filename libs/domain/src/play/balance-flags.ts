/** HIDE only before the first push (WMODE-07). */
export type BalanceFlag = 'SHOW' | 'DEFAULT' | 'HIDE';

/** Toggled by pushed balance updates (WMODE-06). */
export interface BalanceFlags {
  readonly insufficientBonusBalance: BalanceFlag;
  readonly insufficientCashBalance: BalanceFlag;
  readonly lowCashBalance: BalanceFlag;
  readonly switchedToBonusMode: BalanceFlag;
}

export type BalanceUpdate = { readonly [F in keyof BalanceFlags]: boolean };

/** The flags before any push (WMODE-07). */
export const defaultBalanceFlags: BalanceFlags = {
  insufficientBonusBalance: 'HIDE',
  insufficientCashBalance: 'HIDE',
  lowCashBalance: 'DEFAULT',
  switchedToBonusMode: 'DEFAULT',
};

/** SHOW for what the push reports, DEFAULT for the rest (WMODE-06). */
export function balanceFlagsAfter(update: BalanceUpdate): BalanceFlags {
  const flag = (reported: boolean): BalanceFlag => (reported ? 'SHOW' : 'DEFAULT');
  return {
    insufficientBonusBalance: flag(update.insufficientBonusBalance),
    insufficientCashBalance: flag(update.insufficientCashBalance),
    lowCashBalance: flag(update.lowCashBalance),
    switchedToBonusMode: flag(update.switchedToBonusMode),
  };
}

export type BalanceAlert = 'BONUS' | 'CASH';

export const balanceAlertTexts: Readonly<Record<BalanceAlert, string>> = {
  BONUS: 'Your bonus money does not cover that stake. Lower the stake to play on.',
  CASH: 'Your cash does not cover that stake. Lower the stake or make a deposit to play on.',
};

/** Bonus is checked first (WMODE-05). */
export function balanceAlert(flags: BalanceFlags): BalanceAlert | null {
  if (flags.insufficientBonusBalance === 'SHOW') return 'BONUS';
  return flags.insufficientCashBalance === 'SHOW' ? 'CASH' : null;
}

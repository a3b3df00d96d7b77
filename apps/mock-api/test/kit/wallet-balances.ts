/** The balances of a member's wallets as decimals of the wire. */
export interface WalletBalances {
  readonly mainCash: string;
  readonly casinoCash: string;
  readonly casinoBonus: string;
  readonly sportsCash: string;
  readonly sportsBonus: string;
  readonly withdrawableBalance: string;
}

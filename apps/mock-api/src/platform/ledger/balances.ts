import type { Reader } from '../store/database.ts';
import { accountId } from './accounts.ts';
import { accountsOfMember, balancesOf } from './store.ts';
import type { HouseAccountRef, WalletBalances } from './types.ts';

/** The wallets of a member without money. */
export const emptyWallets: WalletBalances = {
  MAIN: 0n,
  CASINO: 0n,
  CASINO_BONUS: 0n,
  SPORT: 0n,
  SPORT_BONUS: 0n,
};

/** A member's wallets in every currency that money has moved in, by currency code (WALLET-03). */
export async function balancesByCurrency(
  db: Reader,
  memberId: string,
): Promise<ReadonlyMap<string, WalletBalances>> {
  const wallets = new Map<string, WalletBalances>();
  for (const { wallet, currency, balanceMinor } of await accountsOfMember(db, memberId)) {
    if (wallet === null) continue;
    wallets.set(currency, { ...(wallets.get(currency) ?? emptyWallets), [wallet]: balanceMinor });
  }
  return wallets;
}

/** A member's five wallets in one currency, all zero when no money has moved in it (WALLET-03). */
export async function balances(db: Reader, memberId: string, currency: string): Promise<WalletBalances> {
  return (await balancesByCurrency(db, memberId)).get(currency) ?? emptyWallets;
}

/** What accounts of the house hold, in their order, in minor units: 0 before money moves on one. */
export async function houseBalances(db: Reader, accounts: readonly HouseAccountRef[]): Promise<bigint[]> {
  const ids = accounts.map(accountId);
  const held = await balancesOf(db, ids);
  return ids.map((id) => held.get(id) ?? 0n);
}

/** What one account of the house holds. */
export async function houseBalance(db: Reader, account: HouseAccountRef): Promise<bigint> {
  return (await houseBalances(db, [account]))[0] ?? 0n;
}

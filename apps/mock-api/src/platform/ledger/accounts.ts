import type { AccountRef, BookedWallet, HouseAccount, HouseAccountRef, MemberAccountRef } from './types.ts';

/** A member's wallet in a currency. */
export function memberAccount(memberId: string, wallet: BookedWallet, currency: string): MemberAccountRef {
  return { owner: 'MEMBER', memberId, wallet, currency };
}

/** An account of the house in a currency. */
export function houseAccount(house: HouseAccount, currency: string): HouseAccountRef {
  return { owner: 'HOUSE', house, currency };
}

/** The id under which an account is kept. */
export function accountId(account: AccountRef): string {
  return account.owner === 'MEMBER'
    ? `member:${account.memberId}:${account.wallet}:${account.currency}`
    : `house:${account.house}:${account.currency}`;
}
